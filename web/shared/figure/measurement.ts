import type { Camera } from './camera.ts';
import { along, arcPath, atan2, clamp, degrees, mix, type Point, polar, quarterTurn, smoothStep } from './geometry.ts';
import { type Pose, table } from './pose.ts';

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

/**
 * The goniometer on the knee: 0 degrees is the thigh's line, and the arc opens from there to the shank. `front` is the
 * limb's contour from the groin to the toes.
 */
export function measure(
  { flexion, thigh }: Pose,
  { hip, knee, ankle }: Landmarks,
  front: readonly Point[],
): Measurement {
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

/** The landmarks as a camera shows them, in whole units. */
export function landmarksOf({ hip, knee, ankle }: Pose, { place }: Camera): Landmarks {
  return { hip: rounded(place(hip)), knee: rounded(place(knee)), ankle: rounded(place(ankle)) };
}

/** The name of a landmark: a leader from the landmark to the name, and where the name begins, or ends. */
export interface Label {
  leader: string;
  at: Point;
  anchor: 'start' | 'end';
}

/** Where each name has room at this angle, whether it is written in one line or in two. */
export function labelsOf(
  { flexion, thigh }: Pose,
  landmarks: Landmarks,
  reading: Point,
): Record<keyof Landmarks, Label> {
  const { hip, knee } = landmarks;
  const out = quarterTurn(thigh);
  // The more the knee bends, the higher the thigh: the hip's name stands above it, and at last beside it.
  const rise = 157 + 2.39 * Math.max(0, flexion - 50);
  const aside = mix(16, 72, smoothStep((flexion - 84) / 20));
  // The straighter the knee, the more upright its leader, so that the name ends before the hip's.
  const kneeName = along(knee, out, 108);
  const slant = smoothStep((flexion - 44) / 30);
  const lift = 24 + 30 * smoothStep((flexion - 76) / 50);
  return {
    hip: label(add(hip, 0, -11), add(hip, 0, -rise), aside, -9, 'end'),
    knee: label(
      along(knee, out, 11),
      { x: Math.min(mix(knee.x, kneeName.x, slant), 690), y: kneeName.y - lift },
      7,
      4,
      'start',
    ),
    ankle: ankleLabel(flexion, landmarks.ankle, reading),
  };
}

/** The ankle's name: above the reading while the heel leaves no room behind it, then behind it, then before the shin. */
function ankleLabel(flexion: number, ankle: Point, reading: Point): Label {
  // At the photograph's edge, where the leader does not cross the reading.
  if (flexion < 66) return label(add(ankle, -3, -16), { x: 121, y: reading.y - 125 }, 7, 5, 'start');
  if (flexion < 114) return label(add(ankle, 30, 0), add(ankle, 88, 22), 7, 5, 'start');
  return label(add(ankle, -14, -10), add(ankle, -70, -80), -7, 5, 'end');
}

function label(from: Point, to: Point, right: number, down: number, anchor: Label['anchor']): Label {
  const start = rounded(from);
  const end = rounded(to);
  return { leader: `M${start.x} ${start.y}L${end.x} ${end.y}`, at: rounded(add(end, right, down)), anchor };
}

/** The reading ends before the arc, and stands on the limb's front where the knee is too low for it. */
function readingAt(knee: Point, radius: number, front: readonly Point[]): Point {
  const x = knee.x - radius - 28;
  const index = front.findIndex((point) => point.x < x);
  const before = front[index - 1] ?? { x, y: table };
  const after = front[index] ?? before;
  const shin = mix(before.y, after.y, (x - before.x) / (after.x - before.x || 1));
  return rounded({ x, y: Math.min(knee.y + 20, shin - 18) });
}

function add({ x, y }: Point, right: number, down: number): Point {
  return { x: x + right, y: y + down };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
