import type { Point } from '../shared/figure/geometry.ts';

/** A part of a drawing, in its units. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far apart the points of a section's curve stand at most. */
const gap = 60;

/** Tells whether a point of a curve is in the frame, or so near that the curve can reach into it. */
export function within({ left, top, width, height }: Frame): (point: Point) => boolean {
  return ({ x, y }) => x > left - gap && x < left + width + gap && y > top - gap && y < top + height + gap;
}
