import { css } from '@linaria/core';
import { dialTicks } from '../../shared/figure/dial.ts';
import { arcPath, polar } from '../../shared/figure/geometry.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';

const centre = { x: 0, y: 0 };
/** The dial's radius. */
export const dialRadius = 290;
const dialScales = [
  dialTicks({ radius: dialRadius - 13, from: 180, to: 360, step: 1, length: 13, width: 0.8 }),
  dialTicks({ radius: dialRadius - 22, from: 180, to: 360, step: 5, length: 22, width: 1 }),
  dialTicks({ radius: dialRadius - 34, from: 180, to: 360, step: 10, length: 34, width: 1.4 }),
];
const numerals = Array.from({ length: 17 }, (_, index) => (index + 1) * 10);

/** A goniometer's half dial, with a tick every degree; its units are pixels. */
export function HalfDial() {
  return (
    <>
      <path className={plate} d={`${arcPath(centre, dialRadius, 180, 360)}z`} />
      {dialScales.map((ticks) => (
        <path key={ticks.d} className={drawn.ring} {...ticks} />
      ))}
      <g className={dialNumerals} textAnchor="middle" dominantBaseline="central">
        {numerals.map((degrees) => {
          const { x, y } = polar(centre, dialRadius - 56, 180 + degrees);
          return (
            <text key={degrees} transform={`translate(${x} ${y}) rotate(${degrees - 90})`}>
              {degrees}
            </text>
          );
        })}
      </g>
      <path className={rim} d={arcPath(centre, dialRadius - 82, 180, 360)} />
    </>
  );
}

const plate = css`
  fill: ${color.surface};
  fill-opacity: 0.55;
  stroke: ${color.ring};
  stroke-width: 1.5;
`;

const rim = css`
  stroke: ${color.ring};
  opacity: 0.6;
`;

/* On a phone there is room for every other one. */
const dialNumerals = css`
  fill: ${color.ring};
  font-size: min(1.375rem, 36px);
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  :nth-child(odd) {
    display: none;
  }

  ${media.oneLine} {
    font-size: min(1.0625rem, 21px);

    :nth-child(odd) {
      display: inline;
    }
  }
`;
