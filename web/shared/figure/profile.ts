import { clamp } from './geometry.ts';

/** Each row of a profile has a position and the values at it. */
export type Rows = readonly (readonly [number, ...number[]])[];

/** The values of a profile at a position, on a cubic Hermite curve through its rows. */
export function profileAt(rows: Rows, position: number): number[] {
  let index = 0;
  while (index < rows.length - 2 && position > at(rows, index + 1)) index++;
  const start = at(rows, index);
  const width = at(rows, index + 1) - start;
  const t = clamp((position - start) / width, -0.5, 1.5);
  const before = Math.max(0, index - 1);
  const after = Math.min(rows.length - 1, index + 2);
  const values = rows[index]?.length ?? 0;
  return Array.from({ length: values - 1 }, (_, column) => {
    const value = (row: number) => rows[row]?.[column + 1] ?? 0;
    const slope = (from: number, to: number) => (value(to) - value(from)) / (at(rows, to) - at(rows, from));
    return hermite(value(index), width * slope(before, index + 1), value(index + 1), width * slope(index, after), t);
  });
}

/** The cubic that runs from `start` with `startSlope` to `end` with `endSlope` while `t` runs from 0 to 1. */
export function hermite(start: number, startSlope: number, end: number, endSlope: number, t: number): number {
  const squared = t * t;
  const rest = 1 - t;
  return (
    (1 + 2 * t) * rest * rest * start +
    t * rest * rest * startSlope +
    squared * (3 - 2 * t) * end +
    squared * (t - 1) * endSlope
  );
}

function at(rows: Rows, index: number): number {
  return rows[index]?.[0] ?? 0;
}
