import { css } from '@linaria/core';
import { duration } from '../../film/timeline.ts';
import { media } from '../styles/media.ts';
import { color, space, text, touchTarget } from '../styles/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { clock } from './clock.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Film } from './useFilm.ts';

/** Play or pause, the position and its bar; after a failure, another try. */
export function FilmControls({ film, disabled }: { film: Film; disabled: boolean }) {
  if (film.failed) {
    return (
      <div className={controls}>
        <Button variant="outline" className={retry} onClick={film.retry}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  return (
    <div className={controls}>
      <button
        type="button"
        className={playButton}
        aria-label={film.playing ? 'Pausar vídeo' : 'Reproduzir vídeo'}
        disabled={disabled}
        onClick={film.toggle}
      >
        <Icon name={film.playing ? 'Pause' : 'Play'} size={22} />
      </button>
      <SeekBar time={film.time} duration={duration} disabled={disabled} onSeek={film.seek} />
      <span className={times} aria-hidden="true">
        {clock(film.time)} / {clock(duration)}
      </span>
    </div>
  );
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

const retry = css`
  flex: 1;
`;

const playButton = css`
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
