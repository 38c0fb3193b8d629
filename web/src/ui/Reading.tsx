import { css, cx } from '@linaria/core';
import { type ComponentProps, useEffect, useState } from 'react';
import { color, type } from '../styles/rules.ts';
import { DrawnText } from './DrawnText.tsx';

interface ReadingProps extends Omit<ComponentProps<'text'>, 'children'> {
  /** In whole degrees, up to 199. */
  angle: number;
  /** Whether the reading starts at its origin instead of ending there. */
  begins?: boolean;
}

/** The middles of the digits and of the degree sign while they change, in em from the reading's end. The hundreds can only be 1. */
const middles = [-1.545, -1.115, -0.585, -0.16];

/** The widths of a reading of one, two and three digits, in em. */
const widths = [0.81, 1.34, 1.73];

/** How wide the reading of an angle of up to 199 whole degrees is while it changes, in em. */
export function readingWidth(angle: number): number {
  return widths[`${angle}`.length - 1] ?? 0;
}

/** An angle whose digits are tabular while it changes: the font's own tabular figures have another '1'. */
export function Reading({ angle, begins, className, ...text }: ReadingProps) {
  const changing = useChanging(angle);
  const reading = `${angle}°`;
  const shift = begins ? readingWidth(angle) : 0;
  const places = middles.slice(-reading.length).map((middle) => `${(middle + shift).toFixed(3)}em`);
  const anchor = begins ? 'start' : 'end';
  return (
    <DrawnText
      {...text}
      className={cx(look, className)}
      x={changing ? places.join(' ') : undefined}
      textAnchor={changing ? 'middle' : anchor}
      lines={[reading]}
    />
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
  ${type.reading}
  dominant-baseline: alphabetic;
`;
