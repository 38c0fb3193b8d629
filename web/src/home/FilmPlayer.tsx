import { css, cx } from '@linaria/core';
import type { ComponentProps, Ref } from 'react';
import chaptersUrl from '../../film/chapters.vtt';
import arrangedFilmUrl from '../../film/demo.arranged.mp4';
import filmUrl from '../../film/demo.mp4';
import posterUrl from '../../film/poster.webp';
import { media } from '../styles/media.ts';
import { PhoneFrame } from '../ui/PhoneFrame.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { useNear } from '../ui/useNear.ts';
import { FilmControls } from './FilmControls.tsx';
import { FilmStatus } from './FilmStatus.tsx';
import type { Film } from './useFilm.ts';

interface FilmPlayerProps {
  film: Film;
  ref: Ref<HTMLDivElement>;
  playButton: Ref<HTMLButtonElement>;
}

/** The film in a phone, with its own controls; without JavaScript the browser's. */
export function FilmPlayer({ film, ref, playButton }: FilmPlayerProps) {
  const hydrated = useHydrated();
  const near = useNear(film.ref);
  return (
    <div ref={ref} className={player}>
      <PhoneFrame>
        <Video ref={film.ref} className={cx(video, scripted)} preload={near ? 'metadata' : 'none'} />
        <noscript>
          <Video className={video} preload="none" controls />
        </noscript>
        <FilmStatus waiting={film.waiting} failed={film.failed} />
      </PhoneFrame>
      <FilmControls film={film} disabled={!hydrated} playButton={playButton} />
    </div>
  );
}

function Video(props: ComponentProps<'video'>) {
  return (
    <video
      {...props}
      poster={posterUrl}
      width={288}
      height={512}
      muted
      playsInline
      aria-label="Vídeo de demonstração do app"
    >
      <source src={arrangedFilmUrl} type="video/mp4" media={chromium} />
      <source src={filmUrl} type="video/mp4" />
      <track kind="chapters" srcLang="pt-BR" label="Capítulos" src={chaptersUrl} />
      Seu navegador não suporta o elemento de vídeo.
    </video>
  );
}

/**
 * A media feature that only Chromium knows. It shows the features of the arranged film from its first bytes, and other
 * browsers, some of which could not play that one, pass over the source (see film/arrange.ts).
 */
const chromium = '(device-posture)';

const player = css`
  width: min(100%, 21rem);
  margin-inline: auto;

  ${media.print} {
    display: none;
  }
`;

const video = css`
  width: 100%;
  height: auto;
  aspect-ratio: 9 / 16;
  object-fit: cover;
`;

/* The browser's controls are many elements and pictures, which the first paint would wait for. */
const scripted = css`
  ${media.noScript} {
    display: none;
  }
`;
