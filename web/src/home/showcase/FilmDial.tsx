import { css, cx } from '@linaria/core';
import { dialTicks } from '../../../shared/figure/dial.ts';
import { arcPath, polar } from '../../../shared/figure/geometry.ts';
import { duration } from '../../../shared/timeline.ts';
import { drawn } from '../../styles/drawn.ts';
import { container } from '../../styles/media.ts';
import { color, text } from '../../styles/tokens.ts';
import { clock } from './clock.ts';
import { featureColors } from './featureColors.ts';
import { type Feature, features } from './features.ts';

interface FilmDialProps {
  /** Seconds. */
  time: number;
  active: Feature;
}

/** The height of a feature's row in the dial's units: the dial's leaders end in the middle of the rows. */
export const rowHeight = 142;

/** Half of the phone's width, and from the phone's middle to the rows, in the dial's units. */
export const phoneHalf = 210;
export const rowStart = 536;

const centre = { x: 0, y: 0 };
const radius = 444;
/** Where a feature's needle ends and its leader begins. */
const needleEnd = radius + 30;
const rim = arcPath(centre, radius, degreesAt(0), degreesAt(duration));

/** The film as a dial round the phone: one second is one degree. Leaders join each feature to its second. */
export function FilmDial({ time, active }: FilmDialProps) {
  return (
    <svg className={dial} viewBox="0 0 1 1" width="1" height="1" fill="none" aria-hidden="true">
      <Scale />
      <path
        className={drawn.arc}
        strokeWidth="3.2"
        d={rim}
        pathLength={duration}
        strokeDasharray={`${time} ${duration}`}
      />
      {features.map((feature, index) => (
        <g key={feature.id} className={featureColors[feature.color]}>
          <path className={cx(leader, feature === active && activeLeader)} d={leaderPath(feature, index)} />
          {features.findIndex(({ timestamp }) => timestamp === feature.timestamp) === index && (
            <path className={needle} d={needlePath(feature)} />
          )}
        </g>
      ))}
      <circle className={drawn.point} strokeWidth="3" cx={radius} r="8" transform={`rotate(${degreesAt(time)})`} />
    </svg>
  );
}

function Scale() {
  const ticks = { radius, from: degreesAt(0), to: degreesAt(duration) };
  return (
    <>
      <path className={drawn.muted} {...dialTicks({ ...ticks, step: 1, length: 9, width: 1 })} />
      <path className={drawn.ink} {...dialTicks({ ...ticks, step: 5, length: 17, width: 1.3 })} />
      <path className={drawn.border} strokeWidth="1.25" d={rim} />
      {Array.from({ length: duration / 15 + 1 }, (_, index) => index * 15).map((seconds) => (
        <text key={seconds} {...polar(centre, radius - 34, degreesAt(seconds))}>
          {clock(seconds)}
        </text>
      ))}
    </>
  );
}

/** The dial's angle at a second of the film, clockwise from the right. Its middle is level. */
function degreesAt(seconds: number): number {
  return seconds - duration / 2;
}

function needlePath({ timestamp }: Feature): string {
  const start = polar(centre, radius - 4, degreesAt(timestamp));
  const end = polar(centre, needleEnd, degreesAt(timestamp));
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

/** From a feature's needle to the middle of its row, the `index`th. */
function leaderPath({ timestamp }: Feature, index: number): string {
  const start = polar(centre, needleEnd, degreesAt(timestamp));
  const row = (index - (features.length - 1) / 2) * rowHeight;
  return `M${start.x} ${start.y}L${rowStart - 26} ${row}H${rowStart}`;
}

const dial = css`
  display: none;

  ${container.threeColumns} {
    position: absolute;
    top: 50%;
    left: 50%;
    display: block;
    overflow: visible;
    scale: var(--scale);
    transform-origin: 0 0;
    pointer-events: none;
  }

  text {
    fill: ${color.muted};
    font-size: calc(${text.label} / var(--scale));
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

const leader = css`
  stroke: var(--feature);
  stroke-width: 1.25;
`;

const activeLeader = css`
  stroke-width: 2.5;
`;

const needle = css`
  stroke: var(--feature);
  stroke-width: 3;
`;
