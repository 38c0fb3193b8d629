import { css, cx } from '@linaria/core';
import { dialTicks } from '../../shared/figure/dial.ts';
import { arcPath, type Point, polar } from '../../shared/figure/geometry.ts';
import type { OpeningHours } from '../site.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { dialAngle, dialArcs } from './dialArcs.ts';
import type { Opening } from './opening.ts';

interface Hours {
  openingHours: readonly OpeningHours[];
  /** The state now; undefined until it is known. */
  opening: Opening | undefined;
}

const centre = { x: 0, y: 0 };
/** Where the scale begins. */
const scale = 142;
const numerals = [0, 3, 6, 9, 12, 15, 18, 21];
const hourTicks = dialTicks({ radius: scale, from: -90, to: 255, step: 15, length: 14, width: 1.25 });
const halfHourTicks = dialTicks({ radius: scale, from: -82.5, to: 262.5, step: 15, length: 8, width: 1 });

/** A dial of 24 hours with noon at the top, an arc for each entry and a hand for now. The table below it says the same. */
export function HoursDial({ openingHours, opening }: Hours) {
  const arcs = dialArcs(openingHours).map((arc, index) => ({ ...arc, entry: openingHours[index] }));
  const today = arcs.find(({ entry }) => entry && opening?.isToday(entry));
  return (
    <svg className={dial} viewBox="-200 -200 400 400" width="320" height="320" fill="none" aria-hidden="true">
      <path className={drawn.muted} {...halfHourTicks} />
      <path className={drawn.ink} {...hourTicks} />
      <g className={names} textAnchor="middle" dominantBaseline="central">
        {numerals.map((hour) => (
          <text key={hour} {...polar(centre, 180, dialAngle(60 * hour))}>
            {hour}h
          </text>
        ))}
      </g>
      {arcs.map(({ radius, from, to, entry }) => (
        <g key={radius}>
          <circle className={drawn.border} strokeWidth="1.25" r={radius} />
          <path {...strokeOf(entry, opening)} d={arcPath(centre, radius, from, to)} />
          <path className={drawn.border} strokeWidth="1.25" d={limit(radius, from) + limit(radius, to)} />
        </g>
      ))}
      {opening && (
        <path
          className={hand}
          strokeWidth="2"
          d={`M0 0L${at(polar(centre, opening.open ? scale : (today?.radius ?? scale), dialAngle(opening.minute)))}`}
        />
      )}
      <circle className={drawn.point} strokeWidth="3" r="8" />
    </svg>
  );
}

/** How an entry's hours are stroked: today's stand out, and while it is closed the others step back. */
export function strokeOf(entry: OpeningHours | undefined, opening: Opening | undefined) {
  if (!opening || !entry || opening.isToday(entry)) return { className: drawn.arc, strokeWidth: 8 };
  return { className: cx(opening.open ? drawn.arc : drawn.border, timeless), strokeWidth: 2.5 };
}

/** A line from an arc's end to the scale. */
function limit(radius: number, angle: number): string {
  return `M${at(polar(centre, radius - 4, angle))}L${at(polar(centre, scale, angle))}`;
}

function at({ x, y }: Point): string {
  return `${x} ${y}`;
}

const dial = css`
  width: min(100%, 29.375rem);
  height: auto;
  margin: 1.25rem auto 1.5rem;
  overflow: visible;

  ${media.print} {
    width: 7cm;
    margin-left: 0;
  }
`;

/* In units of the drawing: 0.7 px on the smallest phones, 1.2 px on a wide screen. Never under 14 px. */
const names = css`
  fill: ${color.muted};
  font-size: min(1.125rem, 20px);

  @media (max-width: 22em) {
    font-size: min(1.25rem, 20px);
  }

  ${media.threeColumns} {
    font-size: min(0.9375rem, 20px);
  }

  ${media.print} {
    font-size: min(1.5rem, 20px);
  }
`;

/* On paper all hours look alike: a print has no current time. */
const timeless = css`
  ${media.print} {
    stroke: ${color.arc};
    stroke-width: 8px;
  }
`;

const hand = css`
  stroke: ${color.ink};

  ${media.print} {
    display: none;
  }
`;
