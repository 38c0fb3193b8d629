import { footSections, hipHeight, hipInset, shankLength, thighLength } from './anatomy.ts';
import {
  along,
  between,
  clamp,
  cos,
  direction,
  max,
  type Point,
  radians,
  sin,
  softMax,
  sqrt,
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
  /** The right edge. */
  width: number;
  /** Where the malleolus stands at rest, and how far it moves to the right with each degree. */
  heel: number;
  follow: number;
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
  // The relaxed foot: the toes point up while the leg is straight, and come down as the sole takes hold.
  const lift = radians(86 * clamp(1 - flexion / 100, 0, 1) ** 3.3);
  const sole = { x: -cos(lift), y: -sin(lift) };
  const down = { x: sin(lift), y: cos(lift) };
  const ankleHeight = max(...footSections.map(([, , forward, distal]) => sole.y * forward + down.y * distal));

  const reach = sqrt(thighLength ** 2 + shankLength ** 2 + 2 * thighLength * shankLength * cos(radians(flexion)));
  const span = sqrt(reach ** 2 - (hipHeight - ankleHeight) ** 2);
  const ankle = {
    x: softMax(width - hipInset - span, heel + follow * (flexion - restingFlexion), 14),
    y: table - ankleHeight,
  };
  const hip = { x: ankle.x + span, y: table - hipHeight };

  const hipAngle = Math.acos(
    clamp((thighLength ** 2 + reach ** 2 - shankLength ** 2) / (2 * thighLength * reach), -1, 1),
  );
  const toAnkle = between(hip, ankle);
  const thigh = direction(Math.atan2(toAnkle.y, toAnkle.x) + hipAngle);
  const knee = along(hip, thigh, thighLength);
  return { flexion, hip, knee, ankle, thigh, shank: unit(between(knee, ankle)), sole };
}
