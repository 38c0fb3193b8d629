import { css, cx } from '@linaria/core';
import { memo } from 'react';
import { origin, radians, steps, type ViewBox } from '../../shared/geometry/geometry.ts';
import { color, container } from '../styles/rules.ts';
import { DrawnText } from '../ui/DrawnText.tsx';
import { placeIn } from '../ui/lettering.ts';
import { Reading } from '../ui/Reading.tsx';
import { halfArm, plateRadius } from './GoniometerPlate.tsx';

/** The drawing of the goniometer, in units. */
export const viewBox: ViewBox = { left: -388, top: -611, width: 776, height: 640 };

/** Every ten degrees, from 20: the fixed arm covers 10. */
const numerals = steps(20, 170, 10);
const innerNumerals = numerals.filter((numeral) => numeral % 20 === 0);

/** How far the middles of the numerals are from the axis. */
const numeralRadius = { inner: plateRadius - 104, outer: plateRadius - 56.7 };

/** Where the arm has no lines, so that no line crosses a numeral. On a phone, numerals are 32 units high. */
export const numeralBand = { from: numeralRadius.inner - 21, to: numeralRadius.outer + 22 };

/** The numerals of both scales. The inner one is every 20°. */
export const GoniometerNumerals = memo(() => (
  <svg
    {...placeIn(viewBox, origin)}
    overflow="visible"
    textAnchor="middle"
    dominantBaseline="central"
    aria-hidden="true"
  >
    {numerals.map((numeral) => (
      <g key={numeral} className={cx(outer, numeral % 20 ? oddTen : undefined)} transform={`rotate(${numeral - 90})`}>
        <DrawnText lines={[numeral]} />
      </g>
    ))}
    {innerNumerals.map((numeral) => (
      <g key={numeral} className={inner} transform={`rotate(${numeral - 90})`}>
        <DrawnText lines={[flexionAt(numeral)]} />
      </g>
    ))}
  </svg>
));

/** What a goniometer's inner scale shows, in degrees: the angle from the prolongation of the fixed arm, which is extension. */
export function flexionAt(angle: number): number {
  return 180 - angle;
}

/** Both angles above the dial: left of the moving arm, or right of it while the arms are less than 90° apart. */
export function AngleReading({ angle }: { angle: number }) {
  const lean = radians(Math.abs(angle - 90));
  const clear = Math.round(Math.min(200, 345 * Math.tan(lean) - halfArm / Math.cos(lean) - 23));
  const acute = angle < 90;
  return (
    <svg
      {...placeIn(viewBox, { x: acute ? -clear : clear, y: -plateRadius - 49 })}
      overflow="visible"
      textAnchor={acute ? 'start' : 'end'}
      aria-hidden="true"
    >
      <Reading angle={flexionAt(angle)} begins={acute} className={large} />
      <DrawnText className={aboveReading} lines={[`braços a ${angle}°`]} />
    </svg>
  );
}

const outer = css`
  fill: ${color.ring};

  text {
    translate: 0 calc(${-numeralRadius.outer} * var(--unit));
  }
`;

const inner = css`
  fill: ${color.muted};

  text {
    translate: 0 calc(${-numeralRadius.inner} * var(--unit));
  }
`;

const oddTen = css`
  display: none;

  ${container.oneLine} {
    display: inline;
  }
`;

const large = css`
  --reading: calc(164 * var(--unit));

  ${container.oneLine} {
    --reading: calc(116 * var(--unit));
  }
`;

const aboveReading = css`
  fill: ${color.muted};
  translate: 0 calc(-146 * var(--unit));

  ${container.oneLine} {
    translate: 0 calc(-112 * var(--unit));
  }
`;
