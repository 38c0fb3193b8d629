import { along, type Point, quarterTurn } from './geometry.ts';
import type { Part } from './part.ts';
import { type Columns, profileAt } from './profile.ts';
import { type Cut, cutOf, type Section } from './section.ts';

/** A cut square to a bone: `at` is its distance from the bone's joint. */
export interface BoneCut extends Cut {
  /** The distances from the bone's axis, in millimetres. */
  front: number;
  back: number;
}

/** The cut of a bone at a distance, after the columns of its profile: distance, front, back, half the width. */
export function boneCut(part: Part, profile: Columns, at: number): BoneCut {
  const [front = 0, back = 0, width = 0] = profileAt(profile, at);
  return Object.assign(cutOf(part, at, width), { front, back });
}

/** A section square to a bone that points along `axis`, `distance` from its joint; `depth` is how deep its back lies. */
export function boneSection(cut: BoneCut, joint: Point, axis: Point, distance = cut.at, depth = cut.back): Section {
  const onAxis = along(joint, axis, distance);
  const out = quarterTurn(axis);
  return { cut, front: along(onAxis, out, cut.front), back: along(onAxis, out, -depth), axis };
}
