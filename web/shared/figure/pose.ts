import { hipHeight, hipInset, shankLength, thighLength } from './anatomy.ts';
import { footSections } from './foot.ts';
import {
  along,
  between,
  degrees,
  direction,
  heading,
  mix,
  type Point,
  radians,
  smoothStep,
  softMin,
  unit,
} from './geometry.ts';

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
  /** Where the malleolus stands at rest, and how far it moves to the right with each degree. */
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
  const lift = soleLift(flexion);
  const sole = { x: -Math.cos(lift), y: -Math.sin(lift) };
  const down = { x: Math.sin(lift), y: Math.cos(lift) };
  const ankleHeight = Math.max(...footSections.map(([, , forward, distal]) => sole.y * forward + down.y * distal));

  const { span, hipAngle } = triangle(flexion, ankleHeight);
  const ankle = {
    x: -softMin(hipInset + span - width, -heel - follow * (flexion - restingFlexion), 14),
    y: table - ankleHeight,
  };
  const hip = { x: ankle.x + span, y: table - hipHeight };

  const thigh = direction(radians(heading(hip, ankle)) + hipAngle);
  const knee = along(hip, thigh, thighLength);
  return { flexion, hip, knee, ankle, thigh, shank: unit(between(knee, ankle)), sole };
}

/** The most that the ankle is flexed towards the sole, in degrees: within its range of 45. */
const mostPlantarFlexion = 42;

/**
 * How far the toes are lifted, in radians. The ankle is neutral while the leg is straight, and gives way as the heel
 * slides; the toes stay up until the shank allows a flat foot.
 */
function soleLift(flexion: number): number {
  const { reach, hipAngle } = triangle(flexion, flatAnkle);
  const slope = Math.asin((hipHeight - flatAnkle) / reach);
  // With the foot flat, the ankle is flexed by what the shank lacks to stand upright.
  const flat = 90 - (flexion - degrees(hipAngle - slope));
  const plantarFlexion = softMin(flat, mix(2, mostPlantarFlexion, smoothStep(flexion / 60)), 2);
  return radians(Math.max(0, flat - plantarFlexion));
}

/** The malleolus' height above the table with the foot flat. */
const flatAnkle = Math.max(...footSections.map(([, , , distal]) => distal));

/** Solves the triangle of hip, knee and ankle: `reach` from hip to ankle, its `span` along the table, the angle at the hip. */
function triangle(flexion: number, ankleHeight: number): { reach: number; span: number; hipAngle: number } {
  const reach = Math.sqrt(
    thighLength ** 2 + shankLength ** 2 + 2 * thighLength * shankLength * Math.cos(radians(flexion)),
  );
  const cosine = (thighLength ** 2 + reach ** 2 - shankLength ** 2) / (2 * thighLength * reach);
  return {
    reach,
    span: Math.sqrt(reach ** 2 - (hipHeight - ankleHeight) ** 2),
    hipAngle: Math.acos(Math.min(1, cosine)),
  };
}
