import { css, cx } from '@linaria/core';
import { type ComponentProps, useEffect, useState } from 'react';
import { color } from '../styles/tokens.ts';

interface ReadingProps extends ComponentProps<'text'> {
  /** In whole degrees. */
  angle: number;
  /** Whether the reading starts at its origin instead of ending there. */
  begins?: boolean;
}

/** An angle in large figures, within a drawing. While it changes, all figures have the same advance, so that none jumps. */
export function Reading({ angle, begins, className, ...text }: ReadingProps) {
  const changing = useChanging(angle);
  return (
    <text {...text} className={cx(look, changing && equalAdvances, className)} textAnchor={begins ? 'start' : 'end'}>
      {`${angle}°`}
    </text>
  );
}

/** Reports whether a value has changed within the last 300 ms. */
function useChanging(value: number): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timeout = setTimeout(() => setSettled(value), 300);
    return () => clearTimeout(timeout);
  }, [value]);
  return value !== settled;
}

const look = css`
  fill: ${color.arc};
  font-weight: 380;
`;

/** Figures with one advance, and on average as close together as they are at rest. Their end stays where it is. */
export const equalAdvances = css`
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.04em;
  translate: -0.04em;
`;
