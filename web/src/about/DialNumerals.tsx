import { css, cx } from '@linaria/core';
import { polar } from '../../shared/figure/geometry.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { plateRadius } from './GoniometerPlate.tsx';

/** Every ten degrees. The fixed arm lies on 10. */
const numerals = Array.from({ length: 16 }, (_, index) => 20 + 10 * index);

/** The numerals of the dial, but for those that the moving arm, at `angle` degrees, would touch. */
export function DialNumerals({ angle }: { angle: number }) {
  return (
    <g className={lettering} textAnchor="middle" dominantBaseline="central">
      {numerals.map((numeral) => {
        const { x, y } = polar({ x: 0, y: 0 }, plateRadius - 56, 180 + numeral);
        const distance = Math.abs(numeral - angle);
        return (
          <text
            key={numeral}
            className={cx(distance < 14 && coveredOnPhone)}
            visibility={distance < 12 ? 'hidden' : undefined}
            transform={`translate(${x} ${y}) rotate(${numeral - 90})`}
          >
            {numeral}
          </text>
        );
      })}
    </g>
  );
}

/* On a phone there is room for every other one, and they are larger. */
const lettering = css`
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

  ${media.besideDial} {
    font-size: min(1.0625rem, 21px);
  }
`;

const coveredOnPhone = css`
  @media not all and (min-width: 37.5em) {
    visibility: hidden;
  }
`;
