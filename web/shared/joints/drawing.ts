import type { Point } from '../figure/geometry.ts';
import type { Layer } from './limb.ts';

/** A joint at its angle, in millimetres. */
export interface JointDrawing {
  /** From the furthest to the nearest. */
  layers: readonly Layer[];
  /** Dotted lines behind it. */
  outline: readonly (readonly Point[])[];
  /** What a goniometer is placed on: its axis, and a point on each arm. */
  axis: Point;
  fixed: Point;
  moving: Point;
  /** The unit vector of 0 degrees, from the axis. */
  zero: Point;
}
