import { css, cx } from '@linaria/core';
import { dialTicks } from '../../shared/figure/dial.ts';
import { arcPath, polar } from '../../shared/figure/geometry.ts';
import type { OpeningHours } from '../site.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { type DialArc, dialArcs, dialRadius, hourAngle, namesFit } from './dialArcs.ts';
import { daysInShort } from './openingHours.ts';

const centre = { x: 0, y: 0 };
const numerals = [0, 3, 6, 9, 12, 15, 18, 21];
const hourTicks = dialTicks({ radius: 148, from: -90, to: 255, step: 15, length: 14, width: 1.25 });
const halfHourTicks = dialTicks({ radius: 148, from: -82.5, to: 262.5, step: 15, length: 8, width: 1 });

/** A dial of 24 hours with noon at the top and an arc for each entry. The table below it says the same. */
export function HoursDial({ openingHours }: { openingHours: readonly OpeningHours[] }) {
  const arcs = dialArcs(openingHours);
  const inmost = Math.min(...arcs.map(({ radius }) => radius));
  return (
    <svg className={dial} viewBox="-200 -200 400 400" width="320" height="320" fill="none" aria-hidden="true">
      <path className={drawn.muted} {...halfHourTicks} />
      <path className={drawn.ink} {...hourTicks} />
      <g className={cx(lettering, names)} textAnchor="middle" dominantBaseline="central">
        {numerals.map((hour) => {
          const { x, y } = polar(centre, 180, hourAngle(hour));
          return (
            <text key={hour} x={x} y={y}>
              {hour}h
            </text>
          );
        })}
      </g>
      {arcs.map(({ radius, from, to }) => (
        <g key={radius}>
          <circle className={drawn.border} strokeWidth="1.25" r={radius} />
          <path className={drawn.arc} strokeWidth="8" d={arcPath(centre, radius, from, to)} />
          <path className={drawn.ink} strokeWidth="1.6" d={handPath(radius, from)} />
          <path className={drawn.ink} strokeWidth="1.6" d={handPath(radius, to)} />
        </g>
      ))}
      <circle className={drawn.point} strokeWidth="3" r="8" />
      {namesFit(arcs) &&
        arcs.map((arc, index) => (
          <ArcName key={arc.radius} arc={arc} end={inmost - 9}>
            {daysInShort(openingHours[index]?.days ?? [])}
          </ArcName>
        ))}
    </svg>
  );
}

/** The days of an arc, along the hand at its closing time and never upside down. They end `end` units from the pivot. */
function ArcName({ arc, end, children }: { arc: DialArc; end: number; children: string }) {
  const leftward = Math.cos((arc.to * Math.PI) / 180) < -0.01;
  return (
    <text
      className={cx(lettering, name)}
      transform={`rotate(${leftward ? arc.to + 180 : arc.to})`}
      x={leftward ? -end : end}
      y="-9"
      textAnchor={leftward ? 'start' : 'end'}
    >
      {children}
    </text>
  );
}

function handPath(radius: number, angle: number): string {
  const { x, y } = polar(centre, radius + (radius === dialRadius ? 20 : 16), angle);
  return `M0 0L${x} ${y}`;
}

const dial = css`
  width: min(100%, 29.375rem);
  height: auto;
  margin: 1.75rem auto 1.5rem;
  overflow: visible;

  ${media.print} {
    width: 7cm;
    margin-left: 0;
  }
`;

/* In units of the drawing: 0.7 px on the smallest phones, 1.2 px on a wide screen. Never under 14 px. */
const lettering = css`
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

const names = css`
  fill: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

/* The halo keeps the name off the other arcs' hands. */
const name = css`
  fill: ${color.ink};
  stroke: ${color.paper};
  stroke-width: 5;
  paint-order: stroke;
  font-weight: 500;
`;
