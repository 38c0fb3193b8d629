import { css, cx } from '@linaria/core';
import { dialTicks } from '../../../shared/figure/dial.ts';
import { arcPath } from '../../../shared/figure/geometry.ts';
import { chapters, duration } from '../../../shared/timeline.ts';
import { strokes } from '../../styles/strokes.ts';
import { color, text } from '../../styles/tokens.ts';
import { clock } from './clock.ts';
import { degreesAt, dial, leader, numeralOpacity, pivot, place, readingPlace, rim } from './dialGeometry.ts';
import { featureColors } from './featureLink.ts';
import { type Feature, features } from './features.ts';

const scale = { radius: rim, from: 0, to: duration };
const numerals = Array.from({ length: duration / 15 + 1 }, (_, index) => index * 15);

/** The film at a second as a dial about the middle of its picture: the arm, the time seen, the active chapter, and a leader to each feature. */
export function FilmDial({ now, active }: { now: number; active: Feature }) {
  const from = active.timestamp;
  const to = chapters.find(({ start }) => start > from)?.start ?? duration;
  // The seconds of the active chapter, drawn between the phone and the numerals.
  const fan = { radius: 326, length: 150, from, to };
  return (
    <>
      <svg
        className={cx(face, drawing)}
        viewBox={`0 ${-dial.height / 2} ${dial.width} ${dial.height}`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        {features.map((feature, row) => (
          <path
            key={feature.id}
            className={cx(featureColors[feature.color], feature === active && cx(strokes.growing, activeLeader))}
            stroke="var(--feature)"
            strokeWidth="2.4"
            pathLength="1"
            d={leader(feature.timestamp, row, features.length)}
          />
        ))}
        {/* Turned so that 0 degrees is second 0, and one degree is one second. */}
        <g transform={`rotate(${degreesAt(0)})`}>
          <path className={strokes.border} strokeWidth="2" d={arcPath(pivot, rim, 0, duration)} />
          <path className={strokes.muted} {...dialTicks({ ...scale, length: 15, width: 1.5, step: 1 })} />
          <path className={strokes.ink} {...dialTicks({ ...scale, length: 30, width: 1.7, step: 5 })} />
          <g className={featureColors[active.color]} stroke="var(--feature)">
            <path strokeOpacity=".35" {...dialTicks({ ...fan, width: 1, step: 1 })} />
            <path {...dialTicks({ ...fan, width: 1.5, step: to - from })} />
            <path {...dialTicks({ radius: rim, length: 30, width: 2.4, step: 1, from, to })} />
          </g>
          <path className={seen} strokeWidth={rim - 300} d={arcPath(pivot, (rim + 300) / 2, 0, now)} />
          <path className={strokes.arc} strokeWidth="6" d={arcPath(pivot, rim, 0, now)} />
          <g transform={`rotate(${now})`}>
            <path className={strokes.ink} strokeWidth="2.4" d={`M300 0H${rim}`} />
            <circle className={strokes.point} strokeWidth="7" cx={rim} r="14" />
          </g>
        </g>
      </svg>
      <svg className={cx(face, lettering)} aria-hidden="true">
        {numerals.map((second) => (
          <text key={second} {...place(second, rim - 24)} opacity={numeralOpacity(second, now)}>
            {clock(second)}
          </text>
        ))}
        <text className={reading} {...readingPlace(now)}>
          {clock(now)}
        </text>
      </svg>
    </>
  );
}

/* The left edge of the dial is the middle of the picture. */
const face = css`
  position: absolute;
  z-index: -1;
  top: calc(1px + var(--edge));
  left: var(--middle);
  display: var(--dial);
  grid-area: picture;
  max-width: none;
  height: calc(${dial.height} * var(--u));
`;

/* It ends at the column of features. */
const drawing = css`
  width: calc(100% - var(--middle));
  fill: none;
`;

/* It draws itself when the knob is almost there. */
const activeLeader = css`
  stroke-width: 4.8px;
  animation-duration: 0.24s;
  animation-delay: 0.3s;
`;

/* The film that has been seen. */
const seen = css`
  stroke: ${color.surface};
`;

const lettering = css`
  width: calc(${dial.width} * var(--u));
  overflow: visible;
  fill: ${color.muted};
  font-size: ${text.small};
  text-anchor: end;
  dominant-baseline: central;
`;

const reading = css`
  fill: ${color.arcText};
  font-size: calc(10 * var(--u) + 1rem);
  font-weight: 500;
  letter-spacing: -0.02em;
  dominant-baseline: alphabetic;
`;
