import { css, cx } from '@linaria/core';
import { chapters, duration } from '../../../shared/timeline.ts';
import { drawn } from '../../styles/drawn.ts';
import { container, media } from '../../styles/media.ts';
import { Range } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { ChapterList } from './ChapterList.tsx';
import { clock } from './clock.ts';
import { featureColors } from './featureColors.ts';
import { type Feature, features } from './features.ts';
import type { Film } from './useFilm.ts';

interface SeekBarProps {
  film: Pick<Film, 'seek' | 'waiting' | 'received'>;
  /** The second that the bar shows. */
  now: number;
  active: Feature;
  /** Plays from a chapter's second. */
  onChoose: (second: number) => void;
}

/** How far an arrow key seeks, in seconds. */
const keyStep = 5;

/** Shows the position in the film and changes it by click, drag, arrow keys, Home and End, or by a chapter. */
export function SeekBar({ film, now, active, onChoose }: SeekBarProps) {
  const hydrated = useHydrated();
  return (
    <div className={seekBar}>
      <svg className={scale} strokeWidth="3" aria-hidden="true">
        <line className={drawn.border} {...part(0, duration)} />
        {film.waiting && <line className={drawn.ink} {...part(...film.received)} />}
        {hydrated && <line className={drawn.arc} {...part(0, now)} />}
        <g transform="translate(0 5)">
          <svg viewBox={`0 0 ${duration} 9`} preserveAspectRatio="none" y="50%" height="9" aria-hidden="true">
            <path
              className={drawn.ink}
              strokeWidth="1"
              strokeOpacity=".7"
              vectorEffect="non-scaling-stroke"
              d={ticks}
            />
          </svg>
        </g>
        {features.map((feature) => (
          <rect
            key={feature.id}
            className={cx(mark, featureColors[feature.color], feature === active && activeMark)}
            x={percent(feature.timestamp)}
          />
        ))}
      </svg>
      <Range
        aria-label="Posição do vídeo"
        aria-valuetext={`${clock(now)} de ${clock(duration)}`}
        max={duration}
        step="any"
        keyStep={keyStep}
        disabled={!hydrated}
        value={now}
        onValue={film.seek}
      />
      <ChapterList now={now} onChoose={onChoose} />
    </div>
  );
}

/** A tick each two seconds, and a longer one for each chapter and the end. */
const ticks = [
  'M0 0v4',
  'm2-4v4'.repeat(duration / 2),
  ...chapters.map(({ start }) => `M${start} 0v9`),
  `M${duration} 0v9`,
].join('');

function percent(second: number): string {
  return `${+((100 * second) / duration).toFixed(2)}%`;
}

/** The part of the bar between two seconds. */
function part(from: number, to: number) {
  return { x1: percent(from), x2: percent(to), y1: '50%', y2: '50%' };
}

/* The way of the thumb's middle, which the slider overhangs by half a thumb at each end. */
const seekBar = css`
  position: relative;
  flex: 1 0 100%;

  > div {
    margin-inline: -12px;
  }

  > div::before {
    content: none;
  }

  ${container.oneLine} {
    ${media.wide} {
      flex-basis: 0;
      margin-left: 0.75rem;
    }
  }

  ${container.threeColumns} {
    ${media.high} {
      margin: -2rem 0 0;
    }
  }
`;

const scale = css`
  position: absolute;
  width: 100%;
  height: 100%;
  overflow: visible;

`;

/* The end of a feature's leader: from the rule of its cell, or a tick above the bar. */
const mark = css`
  display: none;
  width: var(--weight, 1px);
  fill: var(--feature);
  transform: translateX(calc(var(--weight, 1px) / -2));

  ${container.roundScale} {
    display: block;
    y: calc(50% - var(--rule) / 2);
    height: calc(var(--rule) / 2 - 2px);

    &:nth-of-type(even) {
      y: calc(50% + 2px);
    }
  }

  ${container.threeColumns} {
    ${media.high} {
      --weight: 2px;
      height: 11px;

      &:nth-of-type(n) {
        y: calc(50% - 15px);
      }

      /* Two features share a second. */
      &:nth-of-type(2) {
        translate: 3px;
      }
    }
  }
`;

const activeMark = css`
  && {
    --weight: 3px;
  }
`;
