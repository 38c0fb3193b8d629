import {
  along,
  bell,
  mix,
  type Point,
  quarterTurn,
  radians,
  smoothStep,
  softMin,
  turned,
} from '../geometry/geometry.ts';
import type { BoneCut } from './bone.ts';
import { type Columns, profileAt } from './profile.ts';
import { cutOf, type Edge, type Part, type Section } from './section.ts';

/** The anatomy of a joint that bends a limb. Flesh folds at its inside, and a bone projects at its outside. */
export interface JointTable {
  part: Part;
  /** How far the bend reaches along each bone, from the joint's axis, and how many steps its sections make. */
  bend: number;
  steps: number;
  /** The crease's radius, open and closed, and the flexion in degrees from which on and over which it closes. */
  crease: readonly [open: number, closed: number, from: number, over: number];
  /** Round the bend: share of the turn, from the limb's axis to the inside, half the width. */
  profile: Columns;
  /** The distances from the limb's axis to the outside, where the bend begins and ends. */
  outside: readonly [number, number];
  /** The bone at the outside: its distance from the joint's axis, straight and bent, and the degrees over which it sinks. */
  cap: readonly [straight: number, bent: number, over: number];
  /** How widely it is rounded off. */
  round: number;
  /** How much it falls off to both of its sides. */
  sag?: number;
  /** The swelling that it is while straight: its height, its share of the turn, straight and bent, its spread. */
  swelling?: readonly [height: number, straight: number, bent: number, spread: number];
  /** What swells as it bends: height, share of the turn, spread. */
  bumps: readonly (readonly [number, number, number])[];
}

type Joint = ReturnType<typeof joint>;

/** A joint with its cuts, which no pose changes. */
export function joint(table: JointTable) {
  const cuts = Array.from({ length: table.steps + 1 }, (_, step) => {
    const share = step / table.steps;
    const [depth = 0, width = 0] = profileAt(table.profile, share);
    return Object.assign(cutOf(table.part, share, width), { depth });
  });
  return { ...table, cuts };
}

/** How widely a depth is rounded off where it meets a fold, in millimetres. */
const blend = 14;

/**
 * The sections of a joint that is flexed by `angle` degrees. The limb's axis bends on an arc about the crease, from `axis` on.
 * They meet the plane that halves the angle without crossing it. `inside` is the end that folds.
 */
export function jointSections(joint: Joint, angle: number, at: Point, axis: Point, inside: Edge = 'back'): Section[] {
  const side = inside === 'back' ? 1 : -1;
  const flexion = radians(shown(angle));
  const radius = joint.bend / Math.tan(flexion / 2);
  const centre = along(along(at, axis, -joint.bend), quarterTurn(axis), -side * radius);
  const deepest = radius - creaseOf(joint, angle) - 0.5;
  return joint.cuts.map((cut) => {
    const here = turned(axis, -side * cut.at * flexion);
    const out = quarterTurn(here);
    const onAxis = along(centre, out, side * radius);
    const outer = along(onAxis, out, side * outsideOf(joint, angle, cut.at, flexion, radius));
    const inner = along(onAxis, out, -side * softMin(cut.depth, deepest, blend));
    return { cut, front: side > 0 ? outer : inner, back: side > 0 ? inner : outer, axis: here };
  });
}

/** How deep the inside of a bone may reach at a cut, `distance` from the joint, so that its two bones do not cross. */
export function foldDepth(joint: Joint, degrees: number, cut: BoneCut, distance = cut.at): number {
  const { bend } = joint;
  const gap = creaseOf(joint, degrees) * Math.exp((bend - distance) / ((45 / 58) * bend)) + 0.5;
  return softMin(cut.back, distance / Math.tan(radians(shown(degrees)) / 2) - gap, blend);
}

/** At least half a degree, because the arc of the bend has no radius at 0. */
function shown(degrees: number): number {
  return Math.max(degrees, 0.5);
}

/** The radius of the crease, which closes to a fold. */
function creaseOf({ crease: [open, closed, from, over] }: Joint, degrees: number): number {
  return mix(open, closed, smoothStep((degrees - from) / over));
}

/** The distance from the limb's axis to the outside: the lines of both bones and the bone between them, rounded off. */
function outsideOf(joint: Joint, degrees: number, share: number, flexion: number, radius: number): number {
  const { bend, outside, cap, sag = 0, swelling = [0, 0, 0, 1] } = joint;
  const bent = smoothStep(degrees / 62);
  const turned = share * flexion;
  const before = (radius + outside[0]) / Math.cos(Math.min(turned, 1.4)) - radius;
  const after = (radius + outside[1]) / Math.cos(Math.min(flexion - turned, 1.4)) - radius;
  const lines = softMin(before, after, 10 + 50 * bent);

  const fromMiddle = turned - flexion / 2;
  const height = bend / Math.sin(flexion / 2) + mix(cap[0], cap[1], smoothStep(degrees / cap[2]));
  const bone = height / Math.cos(fromMiddle) - radius - sag * bent * (fromMiddle / 0.6) ** 2;
  let front = softMin(lines, bone, joint.round);

  // While the joint is straight the bone lies on the lines, and is a swelling of them.
  const [tall, straightAt, bentAt, spread] = swelling;
  front += (lines - front) * (1 - bent) + (1 - bent * 0.6) * tall * bell(share - mix(straightAt, bentAt, bent), spread);
  for (const [high, where, length] of joint.bumps) front += bent * high * bell(share - where, length);

  const toEnd = Math.min(share, 1 - share) / 0.14;
  const line = share < 0.5 ? before : after;
  return mix(line, front, smoothStep(toEnd));
}
