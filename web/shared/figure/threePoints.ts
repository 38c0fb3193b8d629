import { wholeLeg } from './figure.ts';
import { heading, type Point, radians, rounded } from './geometry.ts';
import { poseAt, restingFlexion } from './pose.ts';

/** The points that an angle is measured by. */
export interface ThreePoints {
  /** On the segment that stays. */
  fixed: Point;
  axis: Point;
  /** On the segment that moves. */
  moving: Point;
}

/** The angle in degrees, from 0 to 180, between the fixed segment's line beyond the axis and the moving segment. */
export function angleOf({ fixed, axis, moving }: ThreePoints): number {
  const turn = heading(axis, moving) - heading(fixed, axis);
  return Math.abs(((turn + 540) % 360) - 180);
}

/**
 * The points as a camera sees them that is turned by `turn` degrees about the vertical and far away: widths shrink by the
 * cosine, and heights stay.
 */
export function seenTurned(points: ThreePoints, turn: number): ThreePoints {
  const seen = ({ x, y }: Point) => ({ x: x * Math.cos(radians(turn)), y });
  return { fixed: seen(points.fixed), axis: seen(points.axis), moving: seen(points.moving) };
}

/** How far the camera is turned from the perpendicular of the movement's plane, in degrees, in a drawing each. */
export const cameraTurns = [0, 15, 30] as const;

/** What such a drawing shows about the knee. */
export const turnedView = { left: -420, top: -70, width: 820, height: 470 } as const;

const { hip, knee, ankle } = poseAt(restingFlexion, wholeLeg);

/** The landmarks that each camera sees. */
export const seenPoints: ThreePoints = { fixed: rounded(hip), axis: rounded(knee), moving: rounded(ankle) };
