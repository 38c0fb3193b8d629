import { css, cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { color } from '../styles/tokens.ts';

interface ReadingProps extends ComponentProps<'text'> {
  /** In whole degrees, up to 199. */
  angle: number;
  /** Two digits that begin at the origin. Without it, the reading ends there. */
  begins?: boolean;
}

/** Where the middles of the digits and of the degree sign are, in em from the reading's end. The hundreds are 1, which is narrow. */
const middles = [-1.68, -1.2, -0.62, -0.16];

/** The large number of a drawing that measures. One digit is as wide as another, so that it does not jump while it changes. */
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
