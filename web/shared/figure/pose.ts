import {
  along,
  degrees,
  direction,
  heading,
  mix,
  origin,
  type Point,
  smoothStep,
  softMin,
} from '../geometry/geometry.ts';
import { hipHeight, hipInset, shankLength, thighLength } from './anatomy.ts';
import { footSections } from './foot.ts';

/** The largest flexion that is drawn, in degrees: the knee's usual active range. */
export const maxFlexion = 140;

/** The flexion that a page shows at first, in degrees: all views draw it alike. */
export const restingFlexion = 92;

/** The table's height in the drawing: what lies on it ends here. */
export const table = 640;

/** The part of the table that a drawing shows, in units. */
export interface View {
  /** The drawing's right edge, in units. */
  width: number;
  /** Where the malleolus is at rest, and how far it moves to the right with each degree. */
  heel: number;
  follow: number;
  /** How far to the right the hip may lie: the view widens for a leg that is longer. No limit unless given. */
  hipLimit?: number;
}

/** Where the bones are. A supine left leg seen from its side: the hip lies at the right, the foot at the left. */
export interface Pose {
  flexion: number;
  hip: Point;
  knee: Point;
  ankle: Point;
  /** Unit vectors along the bones, from the hip towards the foot, and along the sole towards the toes. */
  thigh: Point;
  shank: Point;
  sole: Point;
}

/**
 * The pose of a heel slide at `flexion` degrees. The hip rests near the right edge; where the leg is too long for
 * that, the view follows the heel, so that a degree keeps its width under the finger.
 */
export function poseAt(flexion: number, { width, heel, follow }: View): Pose {
  // How far it is from the hip to the ankle, and the angle between that line and the thigh.
  const fromHip = legAt(origin, 0, flexion, 0).ankle;
  const reach = Math.hypot(fromHip.x, fromHip.y);
  const hipAngle = -heading(origin, fromHip);
  const lift = soleLift(flexion, reach, hipAngle);
  const { sole } = legAt(origin, 0, flexion, lift);
  const ankleHeight = Math.max(...footSections.map(([, , forward, distal]) => sole.y * forward - sole.x * distal));
  const span = Math.sqrt(reach ** 2 - (hipHeight - ankleHeight) ** 2);
  const ankle = {
    x: -softMin(hipInset + span - width, -heel - follow * (flexion - restingFlexion), 14),
    y: table - ankleHeight,
  };
  const hip = { x: ankle.x + span, y: table - hipHeight };
  return { ...legAt(hip, heading(hip, ankle) + hipAngle, flexion, lift), ankle };
}

/**
 * A leg from its hip on, in degrees: its thigh's direction clockwise from the right, the knee's flexion, and how far the
 * toes are lifted from the left.
 */
export function legAt(hip: Point, thighAt: number, flexion: number, lift: number): Pose {
  const thigh = direction(thighAt);
  const shank = direction(thighAt - flexion);
  const knee = along(hip, thigh, thighLength);
  const sole = along(origin, direction(lift), -1);
  return { flexion, hip, knee, ankle: along(knee, shank, shankLength), thigh, shank, sole };
}

/** The most that the ankle is flexed towards the sole, in degrees: within its range of 45. */
const mostPlantarFlexion = 42;

/** The malleolus' height above the table with the foot flat. */
const flatAnkle = Math.max(...footSections.map(([, , , distal]) => distal));

/**
 * How far the toes are lifted, in degrees. The ankle is neutral while the leg is straight, and gives way as the heel
 * slides; the toes stay up until the shank allows a flat foot.
 */
function soleLift(flexion: number, reach: number, hipAngle: number): number {
  const slope = degrees(Math.asin((hipHeight - flatAnkle) / reach));
  // With the foot flat, the ankle is flexed by what the shank lacks to be upright.
  const flat = 90 - (flexion - hipAngle + slope);
  return Math.max(0, flat - softMin(flat, mix(2, mostPlantarFlexion, smoothStep(flexion / 60)), 2));
}
