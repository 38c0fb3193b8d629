import { type Point, softMin } from './geometry.ts';
import { type Pose, table, type View } from './pose.ts';

/** How a view shows a pose: at its size, or smaller, about the point of the table under the malleolus. */
export interface Camera {
  /** Where a point of the pose stands in the drawing. */
  place: (point: Point) => Point;
  /** The same as an SVG transform; undefined where nothing changes. */
  transform: string | undefined;
  /** Units of the drawing for a millimetre, at most 1. */
  scale: number;
}

/** Widens the view as far as the hip needs, so that it lies within the view's limit. */
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
