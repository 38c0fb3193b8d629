import {
  arcPath,
  clamp,
  heading,
  linePath,
  mix,
  type Point,
  polar,
  rounded,
  smoothStep,
} from '../geometry/geometry.ts';
import { type Pose, table } from './pose.ts';

/** How far the scale's arc goes on beyond both of its ends, in degrees, for half the width of the ticks there. */
export const scaleMargin = 0.25;

/**
 * The goniometer on the knee, as path data and points in units: 0 degrees is the thigh's line, and the arc opens from there
 * to the shank. `front` is the limb's contour from the groin to the toes.
 */
export function measure(pose: Pose, { hip, knee, ankle }: Landmarks, front: readonly Point[]) {
  const { flexion } = pose;
  const zero = heading(pose.hip, pose.knee);
  // The arc is largest about 92°: three digits need room beside it, and so does the malleolus' leader below 60°.
  const radius = Math.round(124 + 26 * smoothStep((flexion - 56) / 20) - 26 * clamp((flexion - 92) / 14, 0, 1));
  const end = polar(knee, radius + 24, zero);
  return {
    /** The line through the three landmarks. */
    bones: linePath(hip, knee, ankle),
    /** The thigh's line beyond the knee, which is 0 degrees, and the centre of the '0°' that names it, if it has room. */
    extension: linePath(knee, end),
    zero: flexion < leastNamed ? undefined : zeroAt(flexion, knee, radius, zero),
    radius,
    /** From 0 degrees to the shank. */
    arc: arcPath(knee, radius, zero, zero - flexion),
    /** The line whose stroke, as wide as the radius, is the sector within the arc. */
    sector: arcPath(knee, radius / 2, zero, zero - flexion),
    /** The arc of the scale round the arc, with its margins. */
    scale: arcPath(knee, radius + 8, zero + scaleMargin, zero - flexion - scaleMargin),
    /** Where the reading ends: the right end of its baseline. */
    reading: readingAt(knee, radius, front),
  };
}

/** The three landmarks in whole units. */
export interface Landmarks {
  /** The greater trochanter of the femur. */
  hip: Point;
  /** The lateral epicondyle of the femur. */
  knee: Point;
  /** The lateral malleolus of the fibula. */
  ankle: Point;
}

/** From which flexion on the line of 0 degrees is named: before, limb and reading leave no room near it. */
const leastNamed = 20;

/** '0°' is beyond the end of its line, and just above the line while limb and reading are in the way there. */
function zeroAt(flexion: number, knee: Point, radius: number, zero: number): Point {
  const onLine = polar(knee, mix(radius - 10, radius + 50, smoothStep((flexion - 44) / 14)), zero);
  return polar(onLine, mix(38, 0, smoothStep((flexion - 58) / 12)), zero + 90);
}

/** The reading ends before the arc, and is on the limb's front where the knee is too low for it. */
function readingAt(knee: Point, radius: number, front: readonly Point[]): Point {
  const x = knee.x - radius - 28;
  const index = front.findIndex((point) => point.x < x);
  const before = front[index - 1] ?? { x, y: table };
  const after = front[index] ?? before;
  const shin = mix(before.y, after.y, (x - before.x) / (after.x - before.x || 1));
  return rounded({ x, y: Math.min(knee.y + 20, shin - 18) });
}
