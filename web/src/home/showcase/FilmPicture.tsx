import { css, cx } from '@linaria/core';
import { type MouseEventHandler, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import chaptersUrl from '../../../film/chapters.vtt';
import filmUrl from '../../../film/demo.mp4';
import posterUrl from '../../../film/poster.webp';
import { color, screenOnly } from '../../styles/rules.ts';
import { attempt } from '../../ui/attempt.ts';
import { useHydrated } from '../../ui/useClientValue.ts';
import { FilmStatus, Unsupported } from './FilmStatus.tsx';
import { secondKey } from './useArrival.ts';
import type { Film } from './useFilm.ts';

interface FilmPictureProps {
  film: Film;
  announcement: ReactNode;
  onClick: MouseEventHandler;
  onRetry: () => void;
}

/** The film in a drawn phone: native controls before hydration and in full screen, else a click. Tab goes to the button. */
export function FilmPicture({ film, announcement, onClick, onRetry }: FilmPictureProps) {
  const hydrated = useHydrated();
  const screenRef = useRef<HTMLDivElement>(null);
  const near = useNear(screenRef);
  const native = !hydrated || film.fillsScreen;
  const covered = film.jumping || (film.unplayed && film.time === 0);
  return (
    <div className={cx(phone, screenOnly)}>
      <div ref={screenRef} className={screen}>
        <video
          ref={film.ref}
          id="filme"
          data-remembered={secondKey}
          className={cx(picture, !hydrated && nearScreen)}
          preload={near ? 'metadata' : 'none'}
          muted
          playsInline
          aria-label="Vídeo de demonstração do app"
          {...(native ? { controls: true } : { tabIndex: -1, onClick })}
        >
          <source src={filmUrl} type="video/mp4" />
          <track kind="chapters" srcLang="pt-BR" label="Capítulos" src={chaptersUrl} />
          <Unsupported />
        </video>
        {/* Covers the film until it shows a frame, and during a jump, when it may show frames of another moment. */}
        <div className={cx(picture, cover, hydrated ? !covered && fading : behind)}>
          <img
            ref={hideBroken}
            src={posterUrl}
            alt=""
            fetchPriority="low"
            className={picture}
            onError={({ currentTarget }) => hideBroken(currentTarget)}
          />
          <canvas ref={film.lastFrame} className={picture} width={720} height={1280} />
        </div>
        {hydrated && <FilmStatus film={film} announcement={announcement} onRetry={onRetry} />}
      </div>
    </div>
  );
}

/** A poster that does not arrive leaves the screen blank, and no broken picture on it. It may fail before the page is live. */
function hideBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.style.setProperty('visibility', 'hidden');
}

/** Reports whether an element is, or has been, within half a screen of the viewport, so that its data can load. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current: element } = ref;
    if (near || !element) return;
    return attempt(() => {
      const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
        rootMargin: '50% 0px',
      });
      observer.observe(element);
      return () => attempt(() => observer.disconnect());
    });
  }, [near, ref]);
  return near;
}

/* The phone has no lower edge: it ends at the controls. They lie in front of its shadow. */
const phone = css`
  --corner: calc(62 * var(--unit));
  z-index: -1;
  grid-area: picture;
  align-self: end;
  justify-self: var(--beside, center);
  width: calc(2 * var(--middle));
  padding: var(--edge) var(--edge) 0;
  border: 1px solid ${color.line};
  border-bottom: 0;
  border-radius: calc(78 * var(--unit)) calc(78 * var(--unit)) 0 0;
  background: ${color.bezel};
  box-shadow: 0 -10px 80px ${color.shadow};
`;

/* It ends a pixel behind our controls, so that nothing of the phone is seen between. Its own ground lies behind all in it. */
const screen = css`
  position: relative;
  isolation: isolate;
  height: calc(var(--film) + 1px);
  margin-bottom: -1px;
  overflow: clip;
  border-radius: var(--corner) var(--corner) 0 0;
  background: ${color.surface};
`;

const picture = css`
  position: absolute;
  width: 100%;
  height: calc(100% - 1px);
  /* The edge of the drawn phone, and a little of what is above it. */
  scroll-margin-top: calc(var(--edge) + 5px);
  cursor: pointer;

  /* Chromium's controls would hide the poster behind a film that is not loaded. */
  &::-webkit-media-controls {
    background: none;
  }
`;

// biome-ignore-start lint/plugin: no part of the page waits for a scroll, but controls that are gone before they are reached.
/* Until the page is live, Chromium lays out the browser's controls near the screen alone. The poster is always seen. */
const nearScreen = css`
  @media (scripting: enabled) {
    content-visibility: auto;
  }
`;
// biome-ignore-end lint/plugin: it ends here.

const cover = css`
  background: ${color.surface};
  pointer-events: none;
`;

/* Native controls lie in front, so that clicks reach them. */
const behind = css`
  z-index: -1;
`;

const fading = css`
  opacity: 0;
  transition: opacity 0.3s 0.14s;
`;
