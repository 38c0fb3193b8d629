import type { ViewBox } from '../shared/figure/geometry.ts';

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
