import { bend, kneeProfile, shankProfile, thighProfile } from './anatomy.ts';
import {
  along,
  bell,
  cos,
  max,
  min,
  mix,
  type Point,
  quarterTurn,
  radians,
  sin,
  smoothStep,
  softMin,
  tan,
} from './geometry.ts';
import type { Pose } from './pose.ts';
import { profileAt } from './profile.ts';
import type { Section } from './section.ts';

export const kneeSteps = 16;

/** No pose changes these measures, so they are computed once: those at each step, and those where the bend begins and ends. */
const profile = Array.from({ length: kneeSteps + 1 }, (_, step) => profileAt(kneeProfile, step / kneeSteps));
const [thighFront = 0] = profileAt(thighProfile, bend);
const [shankFront = 0] = profileAt(shankProfile, bend);

/**
 * The knee's sections. The limb's axis bends on an arc from the thigh to the shank; `at` runs from 0 to 1 on it. The
 * sections meet the plane that halves the angle without crossing it.
 */
export function kneeSections(pose: Pose): Section[] {
  const { knee, thigh } = pose;
  const flexion = radians(shownFlexion(pose));
  const radius = bend / tan(flexion / 2);
  const start = along(knee, thigh, -bend);
  const centre = along(start, quarterTurn(thigh), -radius);
  const fold = foldRadius(pose.flexion);
  return profile.map(([depth = 0, width = 0], step) => {
    const share = step / kneeSteps;
    const axis = turn(thigh, -share * flexion);
    const out = quarterTurn(axis);
    const onAxis = along(centre, out, radius);
    const back = softMin(depth, radius - fold - 0.5, 14);
    const front = kneeFront(pose.flexion, share, flexion, radius);
    return {
      part: 'knee',
      at: share,
      front: along(onAxis, out, front),
      back: along(onAxis, out, -back),
      axis,
      width,
    };
  });
}

/** How deep a bone's back may reach at `distance` from the knee, so that thigh and shank do not cross. */
export function foldDepth(pose: Pose, depth: number, distance: number): number {
  const halfAngle = radians(shownFlexion(pose)) / 2;
  const gap = foldRadius(pose.flexion) * Math.exp((bend - distance) / 45) + 0.5;
  return softMin(depth, distance / tan(halfAngle) - gap, 14);
}

/** Returns at least half a degree, because the arc of the bend has no radius at 0. */
function shownFlexion({ flexion }: Pose): number {
  return max(flexion, 0.5);
}

/** Returns the radius of the hollow of the knee. It closes to a fold at 140 degrees, where thigh and calf meet. */
function foldRadius(flexion: number): number {
  return mix(11, 4, smoothStep((flexion - 70) / 60));
}

/** The distance from the axis to the front: the thigh's line, the patella and the shin's line, rounded off. */
function kneeFront(degrees: number, share: number, flexion: number, radius: number): number {
  const bent = smoothStep(degrees / 62);
  const turned = share * flexion;
  const thighLine = (radius + thighFront) / cos(min(turned, 1.4)) - radius;
  const shinLine = (radius + shankFront) / cos(min(flexion - turned, 1.4)) - radius;
  const lines = softMin(thighLine, shinLine, 10 + 50 * bent);

  const fromMiddle = turned - flexion / 2;
  const patellaHeight = bend / sin(flexion / 2) + mix(80, 67, smoothStep(degrees / 130));
  const patella = patellaHeight / cos(fromMiddle) - radius - 9 * bent * (fromMiddle / 0.6) ** 2;
  let front = softMin(lines, patella, 34);

  // With the knee straight the patella lies on the lines, and is a swelling of them.
  front += (lines - front) * (1 - bent) + (1 - bent * 0.6) * 12 * bell(share - mix(0.4, 0.5, bent), 0.15);
  // The patella, its ligament below it and the tendon of the quadriceps above it.
  front += bent * (5 * bell(share - 0.5, 0.13) - 6 * bell(share - 0.8, 0.09) - 4 * bell(share - 0.17, 0.09));

  const toEnd = min(share, 1 - share) / 0.14;
  const line = share < 0.5 ? thighLine : shinLine;
  return toEnd < 1 ? mix(line, front, smoothStep(toEnd)) : front;
}

function turn({ x, y }: Point, angle: number): Point {
  return { x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle) };
}
