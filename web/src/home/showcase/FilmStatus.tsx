import { css, cx } from '@linaria/core';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import filmUrl from '../../../film/demo.mp4';
import { chapterAt, duration } from '../../../shared/shownFilm.ts';
import { color, ground, strokes, touchTarget } from '../../styles/rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { lineId, openTranscript, TranscriptLink } from './Transcript.tsx';
import type { Film } from './useFilm.ts';

interface FilmStatusProps {
  film: Pick<
    Film,
    'playing' | 'waiting' | 'failed' | 'unsupported' | 'retried' | 'unreachable' | 'screenRefused' | 'unplayed'
  >;
  announcement?: ReactNode;
  onRetry: () => void;
}

/**
 * What lies over the film: a play mark before it has played, a turning arc while it loads, and a sheet after a failure or
 * with what it cannot do. The live region is always in the tree, because screen readers may ignore a new one.
 * Each of its messages is said alone.
 */
export function FilmStatus({ film, announcement, onRetry }: FilmStatusProps) {
  const loading = useLongWait(film.waiting);
  const { unreachable } = film;
  const unseen = film.failed || unreachable !== undefined;
  const onSheet = unseen || film.screenRefused;
  return (
    <>
      {!onSheet && (film.unplayed || loading) && (
        <div className={centre} aria-hidden="true">
          {loading && (
            <svg className={ring} viewBox="-50 -50 100 100" aria-hidden="true">
              <circle r="46.5" className={strokes.muted} pathLength={duration} strokeDasharray=".2 .8" />
              <circle r="46.5" className={strokes.arc} pathLength="4" strokeDasharray="1 3" />
            </svg>
          )}
          <div className={mark}>
            <Icon icon={film.playing ? Pause : Play} solid />
          </div>
        </div>
      )}
      <div role="status" aria-atomic="false" className={cx(onSheet && sheet, onSheet && ground.sheet)}>
        {!unseen && announcement}
        {loading && <VisuallyHidden>Carregando o vídeo…</VisuallyHidden>}
        {unreachable !== undefined && !film.failed && (
          <p>
            O vídeo não pôde saltar para este momento.{' '}
            <a href={`#${lineId(chapterAt(unreachable))}`} onClick={openTranscript}>
              Leia esta parte na transcrição
            </a>
          </p>
        )}
        {film.screenRefused && !film.failed && <p>O navegador não abriu o vídeo em tela cheia.</p>}
        {film.unsupported && (
          <p>
            <Unsupported />
          </p>
        )}
        {film.failed && !film.unsupported && (
          <>
            <p>
              O vídeo não carregou. <TranscriptLink />
            </p>
            <RetryButton retried={film.retried} onRetry={onRetry} />
          </>
        )}
      </div>
    </>
  );
}

/** What a browser without the video element shows in its place, and one that cannot decode the film. */
export function Unsupported() {
  return (
    <>
      Seu navegador não suporta o elemento de vídeo. <a href={filmUrl}>Abra o arquivo do vídeo</a>. <TranscriptLink />.
    </>
  );
}

/** Whether the film has waited for 300 ms without a break: a shorter wait is not worth a message. */
function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLong(true), 300);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waiting]);
  return long;
}

/* The dial's centre. A click on it is a click on the film. */
const centre = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: max(${touchTarget}, 104 * var(--unit));
  place-content: center;
  pointer-events: none;
`;

const mark = css`
  z-index: 1;
  grid-area: 1 / 1;
  border-radius: 50%;
  background: ${color.brand};
  box-shadow: 0 0 0 max(2px, 5 * var(--unit)) ${color.paper};
  color: ${color.onBrand};

  svg {
    width: 100%;
    height: auto;
    padding: 30%;
  }
`;

const ring = css`
  grid-area: 1 / 1;
  border-radius: 50%;
  background: ${color.paper};
  fill: none;
  stroke-width: 6.5px;
  scale: 1.44;
  animation: turn 1.2s linear infinite;

  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
`;

const sheet = css`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: 0.875rem;
  align-content: center;
  min-height: 30%;
  padding: 7%;
  border-radius: var(--corner) var(--corner) 0 0;
`;
