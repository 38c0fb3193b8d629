import { clamp } from '../geometry/geometry.ts';

/** The columns of a table: positions, and what it says of each of them. */
export type Columns = readonly (readonly number[])[];

/** The values of a table at a position, on a cubic Hermite curve through its rows. */
export function profileAt([positions = [], ...columns]: Columns, position: number): number[] {
  const at = (row: number) => positions[row] ?? 0;
  let index = 0;
  while (index < positions.length - 2 && position > at(index + 1)) index++;
  const width = at(index + 1) - at(index);
  const t = clamp((position - at(index)) / width, -0.5, 1.5);
  const before = Math.max(0, index - 1);
  const after = Math.min(positions.length - 1, index + 2);
  return columns.map((column) => {
    const value = (row: number) => column[row] ?? 0;
    const slope = (from: number, to: number) => (value(to) - value(from)) / (at(to) - at(from));
    return hermite(value(index), width * slope(before, index + 1), value(index + 1), width * slope(index, after), t);
  });
}

/** The cubic that runs from `start` with `startSlope` to `end` with `endSlope` while `t` runs from 0 to 1. */
export function hermite(start: number, startSlope: number, end: number, endSlope: number, t: number): number {
  const rest = 1 - t;
  return rest * rest * ((1 + 2 * t) * start + t * startSlope) + t * t * ((3 - 2 * t) * end - rest * endSlope);
}
