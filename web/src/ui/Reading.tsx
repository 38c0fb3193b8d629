import { css, cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { color } from '../styles/tokens.ts';

interface ReadingProps extends ComponentProps<'text'> {
  /** In whole degrees, up to 199. */
  angle: number;
  /** Whether the reading starts at its origin instead of ending there. For two digits only. */
  begins?: boolean;
}

/** The middles of the digits and of the degree sign, in em from the reading's end. The hundreds can only be 1, which is narrow. */
const middles = [-1.68, -1.2, -0.62, -0.16];

/** An angle in large figures, within a drawing. All digits have the same advance, so that none jumps while the angle changes. */
export function Reading({ angle, begins, className, ...text }: ReadingProps) {
  const reading = `${angle}°`;
  const shift = begins ? 1.49 : 0;
  const places = middles.slice(-reading.length).map((middle) => `${(middle + shift).toFixed(2)}em`);
  return (
    <text {...text} className={cx(look, className)} x={places.join(' ')}>
      {reading}
    </text>
  );
}

const look = css`
  fill: ${color.arc};
  font-weight: 380;
  text-anchor: middle;
`;
