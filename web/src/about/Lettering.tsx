import { css, cx } from '@linaria/core';
import { memo } from 'react';
import { radians } from '../../shared/geometry/geometry.ts';
import { color, container } from '../styles/rules.ts';
import { Reading } from '../ui/Reading.tsx';
import { halfArm, plateRadius } from './GoniometerPlate.tsx';

/** Every ten degrees, from 20: the fixed arm covers 10. */
const numerals = Array.from({ length: 16 }, (_, index) => 20 + 10 * index);
const innerNumerals = numerals.filter((numeral) => numeral % 20 === 0);

/** How far the middles of the numerals are from the axis. */
const numeralRadius = { inner: plateRadius - 106, outer: plateRadius - 56 };

/** Where the arm has no lines, so that no line crosses a numeral. On a phone, numerals are 32 units high. */
export const numeralBand = { from: numeralRadius.inner - 19, to: numeralRadius.outer + 16 };

/** The numerals of both scales. The inner one is every 20°. */
export const DialNumerals = memo(() => (
  <g className={small} textAnchor="middle" dominantBaseline="central">
    {numerals.map((numeral) => (
      <text
        key={numeral}
        className={numeral % 20 ? oddTen : undefined}
        transform={`rotate(${numeral - 90}) translate(0 ${-numeralRadius.outer})`}
      >
        {numeral}
      </text>
    ))}
    {innerNumerals.map((numeral) => (
      <text key={numeral} className={inner} transform={`rotate(${numeral - 90}) translate(0 ${-numeralRadius.inner})`}>
        {flexionAt(numeral)}
      </text>
    ))}
  </g>
));

/** What a goniometer's inner scale shows, in degrees: the angle from the prolongation of the fixed arm, which is extension. */
export function flexionAt(angle: number): number {
  return 180 - angle;
}

/**
 * Both angles above the dial, that from the extension in large figures: left of the moving arm, or right of it while the arms
 * are less than 90° apart.
 */
export function AngleReading({ angle }: { angle: number }) {
  const lean = radians(Math.abs(angle - 90));
  const clear = Math.round(Math.min(200, 345 * Math.tan(lean) - halfArm / Math.cos(lean) - 23));
  const acute = angle < 90;
  return (
    <g transform={`translate(${acute ? -clear : clear} ${-plateRadius - 49})`}>
      <Reading angle={flexionAt(angle)} begins={acute} className={large} />
      <text className={cx(small, inner, aboveReading)} textAnchor={acute ? 'start' : 'end'}>
        {`${angle}° entre os braços`}
      </text>
    </g>
  );
}

const small = css`
  fill: ${color.ring};
  font-size: min(1.9375rem, 32px);
  font-weight: 500;

  ${container.oneLine} {
    font-size: min(1.125rem, 21px);
  }
`;

const inner = css`
  fill: ${color.muted};
  font-weight: 400;
`;

/* A phone has no room for these, as numerals are larger there. */
const oddTen = css`
  display: none;

  ${container.oneLine} {
    display: inline;
  }
`;

const large = css`
  font-size: min(11rem, 176px);

  ${container.oneLine} {
    font-size: min(7.25rem, 116px);
  }
`;

const aboveReading = css`
  translate: 0 -148px;

  ${container.oneLine} {
    translate: 0 -112px;
  }
`;
