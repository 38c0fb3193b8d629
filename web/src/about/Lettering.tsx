import { css } from '@linaria/core';
import { cos, radians, tan } from '../../shared/figure/geometry.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { Reading } from '../ui/Reading.tsx';
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
          className={numeral % 20 ? oddTen : undefined}
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
export function AngleReading({ angle }: { angle: number }) {
  const lean = radians(Math.abs(angle - 90));
  const clear = Math.round(Math.min(200, 345 * tan(lean) - halfArm / cos(lean) - 23));
  const acute = angle < 90;
  const place = `translate(${acute ? -clear : clear} ${-plateRadius - 49})`;
  return <Reading angle={angle} begins={acute} className={large} transform={place} />;
}

const small = css`
  fill: ${color.ring};
  font-size: min(1.8125rem, 32px);
  font-weight: 500;

  ${media.oneLine} {
    font-size: min(1.125rem, 21px);
  }
`;

/* A phone has no room for these, as numerals are larger there. */
const oddTen = css`
  display: none;

  ${media.oneLine} {
    display: inline;
  }
`;

const large = css`
  font-size: min(11rem, 176px);

  ${media.oneLine} {
    font-size: min(7.25rem, 116px);
  }
`;
