import { css } from '@linaria/core';
import type { Ref } from 'react';
import { duration } from '../../shared/timeline.ts';
import { media } from '../styles/media.ts';
import { color, space, text, touchTarget } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { clock } from './clock.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Film, FilmState } from './useFilm.ts';

interface FilmControlsProps {
  film: Film;
  disabled: boolean;
  playButton: Ref<HTMLButtonElement>;
}

/**
 * Play or pause, the position and its bar. After a failure the play button offers another try: one element for
 * both, so that it keeps the focus.
 */
export function FilmControls({ film, disabled, playButton }: FilmControlsProps) {
  return (
    <div className={controls}>
      <button
        ref={playButton}
        type="button"
        className={film.failed ? buttonClass('outline') : play}
        aria-label={playLabel(film)}
        disabled={disabled}
        onClick={film.failed ? film.retry : film.toggle}
      >
        {film.failed ? 'Tentar novamente' : <Icon name={film.playing ? 'Pause' : 'Play'} size={22} />}
      </button>
      <SeekBar time={film.time} duration={duration} disabled={disabled} onSeek={film.seek} />
      {!film.failed && (
        <span className={times} aria-hidden="true">
          {clock(film.time)} / {clock(duration)}
        </span>
      )}
    </div>
  );
}

/** The name of the icon; after a failure the button has a text. */
function playLabel({ failed, playing }: FilmState): string | undefined {
  if (failed) return undefined;
  return playing ? 'Pausar vídeo' : 'Reproduzir vídeo';
}

const controls = css`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 3.25rem;
  margin-top: ${space.x2};

  ${media.noScript} {
    display: none;
  }
`;

const play = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
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

const times = css`
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;
