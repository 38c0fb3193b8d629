import { css, cx } from '@linaria/core';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import type { Ref } from 'react';
import { duration } from '../../../shared/timeline.ts';
import { container, media } from '../../styles/media.ts';
import { color, groundLine, space } from '../../styles/tokens.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Film, FilmState } from './useFilm.ts';

interface FilmControlsProps {
  film: Film;
  ref: Ref<HTMLDivElement>;
  playButton: Ref<HTMLButtonElement>;
  className: string;
}

/**
 * The strip below the phone: play or pause, the position with its ruler, and the time; empty until hydration. After a
 * failure the play button
 * offers another try: one element for both, so that it keeps the focus.
 */
export function FilmControls({ film, ref, playButton, className }: FilmControlsProps) {
  const disabled = !useHydrated();
  return (
    <div ref={ref} className={cx(strip, disabled && notYet, className)}>
      <button
        ref={playButton}
        type="button"
        className={film.failed ? cx(buttonClass('secondary'), retry) : play}
        aria-label={playLabel(film)}
        disabled={disabled}
        onClick={film.failed ? film.retry : film.toggle}
      >
        {film.failed ? 'Tentar novamente' : <Icon icon={film.playing ? Pause : Play} solid />}
      </button>
      <SeekBar time={film.time} duration={duration} disabled={disabled} onSeek={film.seek} />
      <span className={times} aria-hidden="true">
        {clock(film.time)}
        <span>{` / ${clock(duration)}`}</span>
      </span>
    </div>
  );
}

/** The name of the icon; after a failure the button has a text. */
function playLabel({ failed, playing }: FilmState): string | undefined {
  if (failed) return undefined;
  return playing ? 'Pausar vídeo' : 'Reproduzir vídeo';
}

/* It lies over the phone's lower end, which stands on its upper edge. */
const strip = css`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space.half} ${space.x2};
  padding: 0.875rem ${space.pad};
  border-top: ${groundLine};
  background: ${color.surface};

  ${container.oneLine} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 2.25rem;
    min-height: 7.5rem;
    padding-block: ${space.x1};
  }

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/* The phone stands on the strip, while the film has the browser's controls. */
const notYet = css`
  > * {
    visibility: hidden;
  }
`;

const play = css`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.onBrand};
  cursor: pointer;

  &:disabled {
    cursor: progress;
  }

  &:hover {
    background: ${color.brandStrong};
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const retry = css`
  width: auto;
`;

/* On a phone beside the button, the bar below both. */
const times = css`
  grid-area: 1 / 2;
  color: ${color.arcText};
  font-size: 1.5rem;
  font-weight: 500;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;

  span {
    color: ${color.muted};
    font-weight: 400;
  }

  ${container.oneLine} {
    grid-area: auto;
    font-size: 1.75rem;
  }
`;
