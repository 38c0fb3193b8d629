import { along, arcPath, atan2, clamp, degrees, mix, type Point, polar, quarterTurn } from './geometry.ts';
import { type Pose, table } from './pose.ts';
import type { Section } from './section.ts';

/** What is measured, as path data and points in units. */
export interface Measurement {
  /** Through the three landmarks. */
  bones: string;
  /** The thigh's line beyond the knee, which is 0 degrees, and where the scale's '0°' stands: its centre. */
  extension: string;
  zero: Point;
  /** The arc's radius. */
  radius: number;
  /** From 0 degrees to the shank: the arc, the sector within it, and the arc of the scale round it. */
  arc: string;
  sector: string;
  scale: string;
  /** Where the reading ends: the right end of its baseline. */
  reading: Point;
}

/** The goniometer on the knee: 0 degrees is the thigh's line, and the arc opens from there to the shank. */
export function measure(pose: Pose, sections: readonly Section[]): Measurement {
  const { flexion, thigh } = pose;
  // Drawn angles come from the rounded landmarks; see `landmarksOf`.
  const { hip, knee, ankle } = landmarksOf(pose);
  const zero = degrees(atan2(thigh.y, thigh.x));
  // Where three digits need room beside it, the arc is smaller.
  const radius = Math.round(150 - 26 * clamp((flexion - 92) / 14, 0, 1));
  const end = polar(knee, radius + 30, zero);
  const arc = arcPath(knee, radius, zero, zero - flexion);
  return {
    bones: `M${hip.x} ${hip.y}L${knee.x} ${knee.y} ${ankle.x} ${ankle.y}`,
    extension: `M${knee.x} ${knee.y}L${end.x} ${end.y}`,
    zero: polar(knee, radius + 44, zero),
    radius,
    arc,
    sector: `${arc}L${knee.x} ${knee.y}z`,
    scale: arcPath(knee, radius + 8, zero, zero - flexion),
    reading: readingAt(knee, radius, sections),
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

export function landmarksOf({ hip, knee, ankle }: Pose): Landmarks {
  return { hip: rounded(hip), knee: rounded(knee), ankle: rounded(ankle) };
}

/** The name of a landmark: a leader from the landmark to the name, and where the name begins. */
export interface Label {
  leader: string;
  at: Point;
  /** Whether there is room for it at this angle. */
  shown: boolean;
}

export function labelsOf(pose: Pose): Record<keyof Landmarks, Label> {
  const { flexion, hip, knee, ankle } = pose;
  const out = quarterTurn(pose.thigh);
  // Above the ankle where the heel leaves no room behind it.
  const above = flexion < 66;
  const room = 88 - 0.8 * Math.max(0, flexion - 110);
  const kneeName = along(knee, out, 108);
  return {
    // The name stands centred over the leader.
    hip: label(add(hip, 0, -11), add(hip, 0, -226), -6, -9, hip.x < 820 && flexion < 102),
    knee: label(along(knee, out, 11), { ...kneeName, x: Math.min(kneeName.x, 700) }, 7, 4, true),
    ankle: label(
      above ? add(ankle, 0, -16) : add(ankle, 30, 0),
      above ? add(ankle, 0, -70 - 1.5 * flexion) : add(ankle, room, 0),
      7,
      5,
      flexion > 50 && flexion < 127,
    ),
  };
}

function label(from: Point, to: Point, right: number, down: number, shown: boolean): Label {
  const start = rounded(from);
  const end = rounded(to);
  return { leader: `M${start.x} ${start.y}L${end.x} ${end.y}`, at: add(end, right, down), shown };
}

/** The reading ends before the arc, and stands on the shin's contour where the knee is too low for it. */
function readingAt(knee: Point, radius: number, sections: readonly Section[]): Point {
  const x = knee.x - radius - 28;
  const index = sections.findIndex(({ part, front }) => part !== 'pelvis' && front.x < x);
  const before = sections[index - 1]?.front ?? { x, y: table };
  const after = sections[index]?.front ?? before;
  const shin = mix(before.y, after.y, (x - before.x) / (after.x - before.x || 1));
  return rounded({ x, y: Math.min(knee.y + 20, shin - 18) });
}

function add({ x, y }: Point, right: number, down: number): Point {
  return { x: x + right, y: y + down };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
