import type { ViewBox } from '../shared/geometry/geometry.ts';

/** A viewfinder's corners in a view box, each `length` units long. */
export function corners({ left, top, width, height }: ViewBox, length: number): string {
  const inward = [
    [left, top, 1, 1],
    [left + width, top, -1, 1],
    [left, top + height, 1, -1],
    [left + width, top + height, -1, -1],
  ] as const;
  return inward.map(([x, y, right, down]) => `M${x} ${y + down * length}V${y}H${x + right * length}`).join('');
}
