import { along, linePath, mix, type Point, quarterTurn, rounded, smoothStep } from '../geometry/geometry.ts';
import type { Landmarks } from './measurement.ts';
import type { Pose } from './pose.ts';

/** The sizes of the letters that the drawing has room for, in units: the reading's, and the largest that names may have. */
export const letterSize = { reading: 118, name: 40 } as const;

/** Where a name may end, in units. What is right of it is about as wide as a page's margin. */
export const lettersEnd = 858;

/** Where each name has room at this angle, whether it is written in one line or in two. */
export function labelsOf({ flexion, thigh }: Pose, landmarks: Landmarks, reading: Point) {
  const { hip, knee } = landmarks;
  const out = quarterTurn(thigh);
  // The more the knee bends, the higher the thigh: the hip's name is above it, and at last beside it.
  const rise = 157 + 2.7 * Math.max(0, flexion - 50);
  const aside = mix(22, 72, smoothStep((flexion - 84) / 20));
  // The straighter the knee, the further left its name, so that it ends before the hip's.
  const kneeName = along(knee, out, 108);
  const slant = smoothStep((flexion - 44) / 30);
  const lift = 24 + 68 * smoothStep((flexion - 76) / 50);
  return {
    hip: label(add(hip, 0, -11), add(hip, 0, -rise), Math.min(aside, lettersEnd - hip.x), -12, 'end'),
    knee: label(
      along(knee, out, 11),
      { x: Math.min(mix(knee.x - 30, kneeName.x, slant), 656), y: kneeName.y - lift },
      // An upright leader runs beside its name.
      mix(9, 13, slant),
      4,
    ),
    ankle: ankleLabel(flexion, landmarks.ankle, reading),
  };
}

/** The ankle's name: above the reading while the heel leaves no room behind it, then behind it, then before the shin. */
function ankleLabel(flexion: number, ankle: Point, reading: Point) {
  // At the photograph's edge, where the leader does not cross the reading.
  if (flexion < 66) return label(add(ankle, -9, -14), { x: 119, y: reading.y - 140 }, 10, 5);
  if (flexion < 114) return label(add(ankle, 30, 0), add(ankle, 88, 22), 7, 5);
  return label(add(ankle, -14, -10), add(ankle, -70, -80), -7, 5, 'end');
}

/** A leader from a landmark to its name, and where the name begins, or ends if `anchor` says so. */
function label(from: Point, to: Point, right: number, down: number, anchor?: 'end') {
  const end = rounded(to);
  return { leader: linePath(rounded(from), end), at: rounded(add(end, right, down)), anchor };
}

function add({ x, y }: Point, right: number, down: number): Point {
  return { x: x + right, y: y + down };
}
