import { heading, type Point, radians } from '../geometry/geometry.ts';
import { wholeLeg } from './figure.ts';
import { poseAt } from './pose.ts';

/** The points that an angle is measured by. */
export interface ThreePoints {
  /** On the segment that stays. */
  fixed: Point;
  axis: Point;
  /** On the segment that moves. */
  moving: Point;
}

/** The angle in degrees, from 0 to 180, between the fixed segment's line beyond the axis and the moving segment. */
export function angleAtAxis({ fixed, axis, moving }: ThreePoints): number {
  const turn = heading(axis, moving) - heading(fixed, axis);
  return Math.abs(((turn + 540) % 360) - 180);
}

/**
 * The points as a camera sees them that is turned by `turn` degrees about the vertical and far away: widths shrink by the
 * cosine, and heights stay.
 */
function seenTurned(points: ThreePoints, turn: number): ThreePoints {
  const seen = ({ x, y }: Point) => ({ x: x * Math.cos(radians(turn)), y });
  return { fixed: seen(points.fixed), axis: seen(points.axis), moving: seen(points.moving) };
}

/** The camera's turn in the page's example, in degrees. It makes the reading wrong by two degrees. */
export const exampleTurn = 15;

/**
 * What a camera that is turned by `turn` degrees reads, in degrees, of a knee at `flexion` degrees. Results differ from 5
 * degrees of turn on: Costa, Mota and Silva, Fisioterapia e Pesquisa 27(3), 2020.
 */
export function kneeReadTurned(flexion: number, turn: number): number {
  const { hip, knee, ankle } = poseAt(flexion, wholeLeg);
  return angleAtAxis(seenTurned({ fixed: hip, axis: knee, moving: ankle }, turn));
}
