import { css } from '@linaria/core';
import { cos, radians, tan } from '../../shared/figure/geometry.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { halfArm, plateRadius } from './GoniometerPlate.tsx';

/** Every ten degrees, from 20: the fixed arm covers 10. */
const numerals = Array.from({ length: 16 }, (_, index) => 20 + 10 * index);

/** The numerals of the dial, without those that the moving arm covers at `angle` degrees. */
export function DialNumerals({ angle }: { angle: number }) {
  return (
    <g className={small} textAnchor="middle" dominantBaseline="central">
      {numerals.map((numeral) => (
        <text
          key={numeral}
          visibility={Math.abs(numeral - angle) < 13 ? 'hidden' : undefined}
          transform={`rotate(${numeral - 90}) translate(0 ${56 - plateRadius})`}
        >
          {numeral}
        </text>
      ))}
    </g>
  );
}

/** The angle as a number above the arc: left of the moving arm, or right of it while the angle is acute. */
export function Reading({ angle }: { angle: number }) {
  const lean = radians(Math.abs(angle - 90));
  const clear = Math.round(Math.min(200, 345 * tan(lean) - halfArm / cos(lean) - 23));
  const x = angle < 90 ? -clear : clear;
  return (
    <text className={large} transform={`translate(${x} ${-plateRadius - 49})`} x={middles(angle)}>
      {angle}°
    </text>
  );
}

/**
 * The centre of each character, in em. Digits that change have equal widths, so that the reading does not jump; the
 * hundreds can only be 1, which is narrow. The number ends at 0, or begins there.
 */
function middles(angle: number): string {
  const shift = angle < 90 ? 1.49 : 0;
  const middles = [-1.68, -1.2, -0.62, -0.16].slice(angle < 100 ? 1 : 0);
  return middles.map((middle) => `${(middle + shift).toFixed(2)}em`).join(' ');
}

/* A phone has room for every other numeral, which is larger there. */
const small = css`
  fill: ${color.ring};
  font-size: min(1.8125rem, 32px);
  font-weight: 500;

  :nth-child(even) {
    display: none;
  }

  ${media.oneLine} {
    font-size: min(1.125rem, 21px);

    :nth-child(even) {
      display: inline;
    }
  }
`;

const large = css`
  fill: ${color.arc};
  font-size: min(11rem, 176px);
  font-weight: 380;
  text-anchor: middle;

  ${media.oneLine} {
    font-size: min(7.25rem, 116px);
  }
`;
