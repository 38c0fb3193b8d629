import { css, cx } from '@linaria/core';
import type { ComponentProps, Ref } from 'react';
import chaptersUrl from '../../film/chapters.vtt';
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

/** The film in a drawn phone, with the site's controls. The native controls appear only without JavaScript. */
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
      <source src={filmUrl} type="video/mp4" />
      <track kind="chapters" srcLang="pt-BR" label="Capítulos" src={chaptersUrl} />
      Seu navegador não suporta o elemento de vídeo.
    </video>
  );
}

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

/* Native controls are many elements and images, and would delay the first paint. */
const scripted = css`
  ${media.noScript} {
    display: none;
  }
`;
