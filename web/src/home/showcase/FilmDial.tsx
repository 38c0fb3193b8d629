import { css, cx } from '@linaria/core';
import { dialTicks } from '../../../shared/geometry/dial.ts';
import { arcPath, clamp, origin } from '../../../shared/geometry/geometry.ts';
import { duration } from '../../../shared/shownFilm.ts';
import { color, strokes, type } from '../../styles/rules.ts';
import { DrawnText } from '../../ui/DrawnText.tsx';
import { clock } from './clock.ts';
import { degreesAt, dial, leader, numeralOpacity, onDial, readingPlace, readingSize, rim } from './dialGeometry.ts';
import { featureColors } from './featureLink.ts';
import { type Feature, features } from './features.ts';

const scale = { radius: rim, from: 0, to: duration };
const numerals = Array.from({ length: duration / 15 + 1 }, (_, index) => index * 15);

/** The film as a dial about the middle of its picture, and a leader to each feature, which draws itself when chosen. */
export function FilmDial({ now, active, chosen }: { now: number; active: Feature; chosen?: Feature | undefined }) {
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
            className={
              feature === active
                ? cx(featureColors[feature.color], chosen && strokes.growing, activeLeader)
                : strokes.border
            }
            strokeWidth="2.4"
            pathLength="1"
            d={leader(feature.timestamp, row)}
          />
        ))}
        {/* Turned so that 0 degrees is second 0, and one degree is one second. */}
        <g transform={`rotate(${degreesAt(0)})`}>
          <path className={strokes.border} strokeWidth="2" d={arcPath(origin, rim, 0, duration)} />
          <path className={strokes.muted} {...dialTicks({ ...scale, length: 15, width: 1.5, step: 1 })} />
          <path className={strokes.ink} {...dialTicks({ ...scale, length: 30, width: 1.7, step: 5 })} />
          <path className={seen} strokeWidth={rim} d={arcPath(origin, rim / 2, 0, now)} />
          {/* In the first ten seconds the reading would lie on the arm at second 0. */}
          <path className={strokes.border} strokeWidth="2" d={`M0 0H${rim}`} opacity={clamp(now - 10, 0, 1)} />
          <path className={strokes.arc} strokeWidth="6" d={arcPath(origin, rim, 0, now)} />
          <g transform={`rotate(${now})`}>
            <path className={strokes.ink} strokeWidth="2.4" d={`M0 0H${rim}`} />
            <circle className={strokes.point} strokeWidth="7" cx={rim} r="14" />
          </g>
        </g>
      </svg>
      <svg className={cx(face, lettering)} aria-hidden="true">
        {numerals.map((second) => (
          <DrawnText
            key={second}
            lines={[clock(second)]}
            {...onDial(second, rim - 24)}
            dy={second ? undefined : '-.9em'}
            opacity={numeralOpacity(second, now)}
          />
        ))}
        <DrawnText className={reading} lines={[clock(now)]} {...readingPlace(now)} />
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
  display: var(--dial-display);
  grid-area: picture;
  height: calc(${dial.height} * var(--unit));
`;

const drawing = css`
  width: calc(100% - var(--middle));
  fill: none;
`;

/* It begins before the knob arrives: below the screen, Chromium leaves the end of an animation unpainted. */
const activeLeader = css`
  stroke: var(--feature);
  stroke-width: 4.8px;
  animation-duration: 0.24s;
  animation-delay: 0.3s;
`;

const seen = css`
  stroke: ${color.surface};
`;

const lettering = css`
  width: calc(${dial.width} * var(--unit));
  overflow: visible;
  fill: ${color.muted};
  ${type.lettering}
  text-anchor: end;
  dominant-baseline: central;
`;

const reading = css`
  --reading: calc(${readingSize} * var(--unit));
  fill: ${color.arcText};
  ${type.reading}
  dominant-baseline: alphabetic;
`;
