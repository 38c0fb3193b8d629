import { type Point, softMin } from './geometry.ts';
import { type Pose, table, type View } from './pose.ts';

/** Shows a pose in a view. It scales about the point of the table under the malleolus, so that the heel stays in place. */
export interface Camera {
  /** Returns where a point of the pose stands in the drawing. */
  place: (point: Point) => Point;
  /** Does the same as an SVG transform. It is undefined where the view is not wider than at rest. */
  transform: string | undefined;
  /** How many units of the drawing show a millimetre: 1 at rest, less where the view is wider. */
  scale: number;
}

/** Widens the view until the hip lies within its limit, so that all three landmarks can be marked. */
export function cameraOn({ hip, ankle }: Pose, { hipLimit }: View): Camera {
  const fitting = hipLimit === undefined ? 1 : softMin(1, (hipLimit - ankle.x) / (hip.x - ankle.x), 0.02);
  const scale = Math.round(fitting * 1e4) / 1e4;
  const [left, top] = [round(ankle.x * (1 - scale)), round(table * (1 - scale))];
  return {
    place: ({ x, y }) => ({ x: left + x * scale, y: top + y * scale }),
    transform: scale === 1 ? undefined : `translate(${left} ${top}) scale(${scale})`,
    scale,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
