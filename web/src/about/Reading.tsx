import { css } from '@linaria/core';
import { cos, radians, tan } from '../../shared/figure/geometry.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { halfArm, plateRadius } from './GoniometerPlate.tsx';

/** The angle in figures, over the arc and clear of the arm: to its left, and to its right while the angle is acute. */
export function Reading({ angle }: { angle: number }) {
  const lean = radians(Math.abs(angle - 90));
  const clear = Math.round(Math.min(200, 345 * tan(lean) - halfArm / cos(lean) - 23));
  const x = angle < 90 ? -clear : clear;
  return (
    <text className={figures} transform={`translate(${x} ${-plateRadius - 19})`} x={middles(angle)}>
      {angle}°
    </text>
  );
}

/**
 * The middle of each character, in the size of the letters: those that change have equal places, and the only one that
 * a hundred has, the 1, a narrow one. They end at 0, or begin there.
 */
function middles(angle: number): string {
  const ending = [-1.68, -1.2, -0.62, -0.16].slice(angle < 100 ? 1 : 0);
  return ending.map((middle) => `${(angle < 90 ? middle + 1.49 : middle).toFixed(2)}em`).join(' ');
}

/* 24 px over the arc, whatever the unit is. */
const figures = css`
  fill: ${color.arc};
  font-size: min(11rem, 176px);
  font-weight: 380;
  text-anchor: middle;
  translate: 0 calc(-24px / var(--s));

  ${media.oneLine} {
    font-size: min(7.25rem, 116px);
  }
`;
