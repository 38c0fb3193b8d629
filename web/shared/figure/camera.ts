import { type Point, softMin } from './geometry.ts';
import { type Pose, table, type View } from './pose.ts';

/** Tells where a point of a pose stands in the drawing. */
export type Camera = (point: Point) => Point;

/**
 * Widens the view until the hip lies within its limit, so that all three landmarks can be marked. It scales about the
 * point of the table under the malleolus, so that the heel stays in place.
 */
export function cameraOn({ hip, ankle }: Pose, { hipLimit }: View): Camera {
  const scale = hipLimit === undefined ? 1 : softMin(1, (hipLimit - ankle.x) / (hip.x - ankle.x), 0.02);
  const [left, top] = [ankle.x * (1 - scale), table * (1 - scale)];
  return ({ x, y }) => ({ x: left + x * scale, y: top + y * scale });
}
