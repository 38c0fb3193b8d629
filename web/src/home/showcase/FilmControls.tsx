import { css, cx } from '@linaria/core';
import Maximize from 'lucide/dist/esm/icons/maximize.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import type { Ref } from 'react';
import { duration } from '../../../shared/timeline.ts';
import { container, media } from '../../styles/media.ts';
import { color, groundLine, space, touchTarget } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useClientValue, useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import type { Feature } from './features.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Film } from './useFilm.ts';

interface FilmControlsProps {
  film: Film;
  /** The second that the controls show. */
  now: number;
  active: Feature;
  /** Plays from a chapter's second. */
  onChoose: (second: number) => void;
  playButton: Ref<HTMLButtonElement>;
}

/** Play or pause, the position on its scale, the time, and full screen. Until hydration only the scale is there. */
export function FilmControls({ film, now, active, onChoose, playButton }: FilmControlsProps) {
  const hydrated = useHydrated();
  const canFill = useClientValue(() => document.fullscreenEnabled, false);
  return (
    <div className={cx(strip, !hydrated && notYet)}>
      <button
        ref={playButton}
        type="button"
        aria-label={film.playing ? 'Pausar vídeo' : 'Reproduzir vídeo'}
        disabled={!hydrated}
        onClick={film.toggle}
      >
        <Icon icon={film.playing ? Pause : Play} solid />
      </button>
      <SeekBar film={film} now={now} active={active} onChoose={onChoose} />
      <span aria-hidden="true">
        <b>{clock(now)}</b>
        <span>
          <i>/</i>
          {clock(duration)}
        </span>
      </span>
      <button type="button" aria-label="Tela cheia" disabled={!canFill} onClick={film.fillScreen}>
        <Icon icon={Maximize} />
      </button>
    </div>
  );
}

/* On a phone's width, play and time stand left of the drawn phone, and full screen right of it. */
const strip = css`
  --aside: max(1rem, 50% - 0.2965 * var(--film) - 3.75rem);
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
  padding: ${space.x2} calc(${space.pad} + 12px);

  > button,
  > span {
    position: var(--beside-phone);
    bottom: calc(50% + var(--rule) / 2 + var(--cell) + 0.75rem);
    left: var(--aside);
  }

  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: ${touchTarget};
    height: ${touchTarget};
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;

    &:hover {
      color: ${color.brandStrong};
    }
  }

  > :first-child {
    width: var(--play);
    height: var(--play);
    background: ${color.brand};
    color: ${color.onBrand};
    transition: background-color 150ms;

    &:hover {
      background: ${color.brandStrong};
      color: ${color.onBrand};
    }

    ${media.forcedColors} {
      forced-color-adjust: none;
    }
  }

  > :last-child {
    right: var(--aside);
    left: auto;
    margin-inline: -1rem -10px;
  }

  > span {
    width: var(--clock-width);
    margin-bottom: var(--above-play);
    color: ${color.muted};
    font-size: var(--clock);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.2;
    text-align: center;
  }

  b {
    color: ${color.arcText};
    font-weight: 600;
  }

  span span {
    display: var(--with-total);
  }

  i {
    display: var(--with-slash);
    margin-inline: 0.2em;
    font-style: normal;
  }

  /* Until they are enabled, they keep their places. */
  :disabled {
    visibility: hidden;
  }

  ${container.roundScale} {
    grid-area: scale;
    display: block;
    align-self: center;
    padding-block: 0;
  }

  ${container.oneLine} {
    ${media.wide} {
      display: flex;
      flex-wrap: nowrap;
      gap: 1.25rem;
      padding: 0;
    }
  }

  ${container.threeColumns} {
    ${media.high} {
      gap: 2.75rem;
      align-self: stretch;
      padding-inline: ${space.pad};
      border-top: ${groundLine};
      background: ${color.surface};
    }
  }

  ${media.print} {
    display: none;
  }
`;

const notYet = css`
  b,
  i {
    visibility: hidden;
  }
`;
