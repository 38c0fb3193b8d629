import { css, cx } from '@linaria/core';
import Maximize from 'lucide/dist/esm/icons/maximize.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { duration } from '../../../shared/shownFilm.ts';
import { color, screenOnly, space, touchTarget, type } from '../../styles/rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { SeekBar } from './SeekBar.tsx';
import { SoundButton } from './SoundButton.tsx';
import type { Film } from './useFilm.ts';

interface FilmControlsProps {
  film: Film;
  now: number;
  playButton: RefObject<HTMLButtonElement | null>;
}

/** Play or pause, the position on its scale, the time, and full screen. Until hydration only the scale is there. */
export function FilmControls({ film, now, playButton }: FilmControlsProps) {
  const hydrated = useHydrated();
  // Full screen takes the focus from its button, and the film's own controls have keys.
  const fullScreenButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!film.fillsScreen) return;
    film.ref.current?.focus();
    return () => fullScreenButton.current?.focus();
  }, [film.fillsScreen, film.ref]);
  // A button that goes would take the focus with it.
  useLayoutEffect(() => {
    if (!film.canFillScreen && document.activeElement === fullScreenButton.current) playButton.current?.focus();
  }, [film.canFillScreen, playButton]);
  return (
    <div className={cx(strip, screenOnly)}>
      <button
        ref={playButton}
        type="button"
        className={play}
        // NVDA and Orca say the new state of a button that has the focus. A new name is said by NVDA alone.
        aria-label="Reproduzir vídeo"
        aria-pressed={film.playing}
        disabled={!hydrated}
        autoComplete="off"
        onClick={film.toggle}
      >
        <Icon icon={film.playing ? Pause : Play} solid />
      </button>
      {FILM_HAS_SOUND && <SoundButton media={film.ref} />}
      <SeekBar film={film} now={now} />
      <div className={times} aria-hidden="true">
        <b className={reached}>{hydrated && clock(now)}</b>
        <span>{hydrated && clock(duration)}</span>
      </div>
      <button
        disabled={!film.canFillScreen}
        autoComplete="off"
        type="button"
        ref={fullScreenButton}
        aria-label="Tela cheia"
        onClick={film.fillScreen}
      >
        <Icon icon={Maximize} />
      </button>
    </div>
  );
}

const play = css`
  min-width: var(--play, 0);
  min-height: var(--play, 0);
  background: ${color.brand};
  color: ${color.onBrand};

  &:hover {
    background: ${color.brandStrong};
  }
`;

const times = css`
  display: var(--times, grid);
  min-width: 2.5em;
  ${type.mutedNote}
`;

const reached = css`
  color: ${color.arcText};
`;

const strip = css`
  display: flex;
  flex-wrap: wrap;
  grid-area: scale;
  gap: var(--gap, 0.75rem);
  align-items: center;
  padding-block: ${space.x1};

  button {
    display: grid;
    place-items: center;
    width: ${touchTarget};
    height: ${touchTarget};
    border-radius: 50%;
    cursor: pointer;
  }
`;
