import { css, cx } from '@linaria/core';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import chaptersUrl from '../../../film/chapters.vtt';
import filmUrl from '../../../film/demo.mp4';
import posterUrl from '../../../film/poster.webp';
import { media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { PhoneFrame } from '../../ui/PhoneFrame.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { remember, remembered } from './arrival.ts';
import { FilmDial } from './FilmDial.tsx';
import { FilmStatus } from './FilmStatus.tsx';
import type { Feature } from './features.ts';
import type { Film } from './useFilm.ts';

interface FilmPlayerProps {
  film: Film;
  active: Feature;
  ref: Ref<HTMLDivElement>;
  className: string;
}

/**
 * The film in a drawn phone, within its dial. Until the page is hydrated it has the browser's own controls, which the dial
 * does not follow. From then on a click plays and pauses; for keyboards and screen readers there is the play button.
 */
export function FilmPlayer({ film, active, ref, className }: FilmPlayerProps) {
  const hydrated = useHydrated();
  const screenRef = useRef<HTMLDivElement>(null);
  const near = useNear(screenRef);
  return (
    <div ref={ref} className={cx(player, className)}>
      <PhoneFrame>
        <div ref={screenRef} className={screen}>
          {/* Behind the film until it is near: the poster of an element is fetched at once, on a slow link before the script. */}
          <img src={posterUrl} alt="" loading="lazy" className={cx(picture, still, film.jumping && inFront)} />
          <video
            ref={film.ref}
            className={picture}
            width={288}
            height={512}
            preload={near ? 'metadata' : 'none'}
            poster={near ? posterUrl : undefined}
            controls={!hydrated}
            muted
            playsInline
            aria-label="Vídeo de demonstração do app"
            onClick={film.toggle}
            onTimeUpdate={({ currentTarget }) => rememberSecond(currentTarget)}
          >
            <source src={filmUrl} type="video/mp4" />
            <track kind="chapters" srcLang="pt-BR" label="Capítulos" src={chaptersUrl} />
            Seu navegador não suporta o elemento de vídeo.
          </video>
        </div>
        <FilmStatus waiting={film.waiting} failed={film.failed} />
      </PhoneFrame>
      {hydrated && <FilmDial time={film.time} active={active} />}
    </div>
  );
}

/** Reports whether an element is, or has been, within half a screen of the viewport, so that its data can load. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '50% 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}

/** Once a second, because browsers limit how often an entry may change. A film that has left the page pauses with an event. */
function rememberSecond({ currentTime, isConnected }: HTMLVideoElement): void {
  const second = Math.floor(currentTime);
  if (isConnected && second !== remembered().second) remember({ second });
}

const player = css`
  position: relative;

  ${media.print} {
    display: none;
  }
`;

/* The browser's controls are many elements. Far from the viewport they are not laid out, which would delay the first paint. */
const screen = css`
  position: relative;
  aspect-ratio: 9 / 16;
  overflow: clip;
  background: ${color.surface};
  content-visibility: auto;
`;

const picture = css`
  position: absolute;
  width: 100%;
  height: 100%;
  object-fit: cover;

  /* Chromium's controls would hide the still behind a film that is not loaded. */
  &::-webkit-media-controls {
    background: none;
  }

  /* Without a script it has the browser's controls, and their cursor. */
  &:not([controls]) {
    cursor: pointer;
  }
`;

const still = css`
  pointer-events: none;
`;

/* Hides frames of another moment until the jump is done. */
const inFront = css`
  z-index: 1;
`;
