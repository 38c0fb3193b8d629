import type { Point, ViewBox } from '../shared/figure/geometry.ts';

/** How far apart the points of a section's curve stand at most. */
const gap = 60;

/** Tells whether a point of a curve is in the view box, or so near that the curve can reach into it. */
export function within({ left, top, width, height }: ViewBox): (point: Point) => boolean {
  return ({ x, y }) => x > left - gap && x < left + width + gap && y > top - gap && y < top + height + gap;
}

/** The value of the attribute `viewBox`. */
export function viewBoxOf({ left, top, width, height }: ViewBox): string {
  return `${left} ${top} ${width} ${height}`;
}

/** A viewfinder's corners in the view box, each `length` units long. */
export function corners({ left, top, width, height }: ViewBox, length: number): string {
  const inward = [
    [left, top, 1, 1],
    [left + width, top, -1, 1],
    [left, top + height, 1, -1],
    [left + width, top + height, -1, -1],
  ] as const;
  return inward.map(([x, y, right, down]) => `M${x} ${y + down * length}V${y}H${x + right * length}`).join('');
}
