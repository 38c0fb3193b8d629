import { css, cx } from '@linaria/core';
import { type ComponentProps, type Ref, useState } from 'react';
import chaptersUrl from '../../film/chapters.vtt';
import filmUrl from '../../film/demo.mp4';
import posterUrl from '../../film/poster.webp';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { PhoneFrame } from '../ui/PhoneFrame.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { useNear } from '../ui/useNear.ts';
import type { Feature } from './content.ts';
import { FilmDial } from './FilmDial.tsx';
import { FilmStatus } from './FilmStatus.tsx';
import type { Film } from './useFilm.ts';

interface FilmPlayerProps {
  film: Film;
  active: Feature;
  ref: Ref<HTMLDivElement>;
  className: string;
}

/**
 * The film in a drawn phone, within its dial. Without JavaScript there are native controls instead, which the dial does
 * not follow.
 */
export function FilmPlayer({ film, active, ref, className }: FilmPlayerProps) {
  const near = useNear(film.ref);
  const [poster, setPoster] = useState<string>();
  // Who has chosen a second already waits for the film alone. Once it is there, the poster stays until the picture comes.
  if (!poster && near && film.time === 0) setPoster(posterUrl);
  return (
    <div ref={ref} className={cx(player, className)}>
      <PhoneFrame>
        <Video ref={film.ref} className={cx(video, scripted)} preload={near ? 'metadata' : 'none'} poster={poster} />
        <noscript>
          <Video className={video} preload="none" poster={posterUrl} controls />
        </noscript>
        <FilmStatus waiting={film.waiting} failed={film.failed} />
      </PhoneFrame>
      {useHydrated() && <FilmDial time={film.time} active={active} />}
    </div>
  );
}

function Video(props: ComponentProps<'video'>) {
  return (
    <video {...props} width={288} height={512} muted playsInline aria-label="Vídeo de demonstração do app">
      <source src={filmUrl} type="video/mp4" />
      <track kind="chapters" srcLang="pt-BR" label="Capítulos" src={chaptersUrl} />
      Seu navegador não suporta o elemento de vídeo.
    </video>
  );
}

const player = css`
  position: relative;

  ${media.print} {
    display: none;
  }
`;

const video = css`
  width: 100%;
  height: auto;
  aspect-ratio: 9 / 16;
  background: ${color.surface};
  object-fit: cover;
`;

/* Native controls are many elements and images, and would delay the first paint. */
const scripted = css`
  ${media.noScript} {
    display: none;
  }
`;
