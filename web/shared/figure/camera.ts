import { type Point, softMin } from './geometry.ts';
import { type Pose, table, type View } from './pose.ts';

/** Shows a pose in a view. It scales about the point of the table under the malleolus, so that the heel stays in place. */
export interface Camera {
  /** Returns where a point of the pose stands in the drawing. */
  place: (point: Point) => Point;
}

/** Widens the view until the hip lies within its limit, so that all three landmarks can be marked. */
export function cameraOn({ hip, ankle }: Pose, { hipLimit }: View): Camera {
  const scale = hipLimit === undefined ? 1 : softMin(1, (hipLimit - ankle.x) / (hip.x - ankle.x), 0.02);
  const [left, top] = [ankle.x * (1 - scale), table * (1 - scale)];
  return { place: ({ x, y }) => ({ x: left + x * scale, y: top + y * scale }) };
}
