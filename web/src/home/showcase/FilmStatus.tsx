import { css, cx } from '@linaria/core';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { useEffect, useState } from 'react';
import { palette } from '../../../shared/palette.ts';
import { duration } from '../../../shared/timeline.ts';
import { drawn } from '../../styles/drawn.ts';
import { media } from '../../styles/media.ts';
import { color, declare, touchTarget } from '../../styles/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { transcriptId } from './Transcript.tsx';
import type { Film } from './useFilm.ts';

const { surface, ink, brand, brandStrong, onBrand } = palette.light;

/** Seeks shorter than this, in milliseconds, are not worth a message. */
const patience = 300;

interface FilmStatusProps {
  film: Pick<Film, 'playing' | 'waiting' | 'failed' | 'unplayed' | 'received'>;
  onRetry: () => void;
}

/**
 * What lies over the film: the play button's mark until it has played, while it loads a ring of its seconds, and after a
 * failure a sheet. The live region stays in the tree: a new one may go unannounced.
 */
export function FilmStatus({ film, onRetry }: FilmStatusProps) {
  const loading = useLasting(film.waiting, patience);
  return (
    <>
      {!film.failed && (film.unplayed || loading) && (
        <div className={pivot} aria-hidden="true">
          {loading && <Ring received={film.received} />}
          <Icon icon={film.playing ? Pause : Play} solid />
        </div>
      )}
      <div className={cx(sheet, film.failed && shownSheet)}>
        <p role="status">
          {loading && <VisuallyHidden>Carregando o vídeo…</VisuallyHidden>}
          {film.failed && (
            <>
              O vídeo não carregou.{' '}
              <a href={`#${transcriptId}`} onClick={openTranscript}>
                Leia a transcrição
              </a>
            </>
          )}
        </p>
        {film.failed && <Button onClick={onRetry}>Tentar novamente</Button>}
      </div>
    </>
  );
}

/** The film's seconds as ticks; those that have been received are lit. */
function Ring({ received: [from, to] }: Pick<Film, 'received'>) {
  const lit = `0 ${from} ${'.36 .64 '.repeat(to - from)}0 ${duration}`;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="46.5" className={drawn.muted} pathLength={duration} strokeDasharray=".2 .8" />
      <circle r="46.5" className={drawn.arc} pathLength={duration} strokeDasharray={lit} />
    </svg>
  );
}

/** A closed transcript would show its title alone. The browser then scrolls there. */
function openTranscript(): void {
  document.getElementById(transcriptId)?.setAttribute('open', '');
}

/** Whether `condition` has held for so many milliseconds without a break. */
function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [condition, milliseconds]);
  return lasting;
}

/* The dial's centre. A click on it is a click on the film. */
const pivot = css`
  position: absolute;
  z-index: 2;
  top: 50%;
  left: 50%;
  display: grid;
  place-items: center;
  width: max(${touchTarget}, 104 * var(--u));
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.brand};
  box-shadow: 0 0 0 max(2px, 5 * var(--u)) ${color.paper};
  color: ${color.onBrand};
  translate: -50% -50%;
  transition: background-color 150ms;
  pointer-events: none;

  :hover > & {
    background: ${color.brandStrong};
  }

  > :last-child {
    width: 40%;
    height: 40%;
  }

  /* The ring. */
  > :not(:last-child) {
    position: absolute;
    width: 144%;
    max-width: none;
    border-radius: 50%;
    background: radial-gradient(closest-side, transparent 72%, ${color.paper} 73%);
    fill: none;
    stroke-width: 6.5px;
    rotate: -90deg;
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

/* As the app has them, whose colours are those of the light theme. */
const sheet = css`
  ${media.ownColors} {
    ${declare({ surface, ink, brand, brandStrong, onBrand })}
  }
  position: absolute;
  z-index: 2;
  inset: auto 0 0;
  border-radius: var(--corner) var(--corner) 0 0;
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.3;
`;

const shownSheet = css`
  display: grid;
  gap: 0.875rem;
  align-content: center;
  min-height: 30%;
  padding: 7%;
`;
