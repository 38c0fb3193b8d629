import { along, type Point, quarterTurn } from '../geometry/geometry.ts';
import { type Columns, profileAt } from './profile.ts';
import { cutOf, type Part, type Section } from './section.ts';

/** A part of a limb with its measures: the columns of a profile. */
export interface Bone extends Part {
  /** The distance from the bone's joint; from its axis to the front and to the back; half the width. In millimetres. */
  profile: Columns;
}

/** A cut square to a bone, `at` its distance from the bone's joint: `front` and `back` are distances from its axis. */
export type BoneCut = ReturnType<typeof boneCut>;

/** Cuts a bone at a distance from its joint, in millimetres. */
export function boneCut(bone: Bone, at: number) {
  const [front = 0, back = 0, width = 0] = profileAt(bone.profile, at);
  return Object.assign(cutOf(bone, at, width), { front, back });
}

/** A section square to a bone that points along `axis`, `distance` from its joint; `depth` is how deep its back lies. */
export function boneSection(cut: BoneCut, joint: Point, axis: Point, distance = cut.at, depth = cut.back): Section {
  const onAxis = along(joint, axis, distance);
  const out = quarterTurn(axis);
  return { cut, front: along(onAxis, out, cut.front), back: along(onAxis, out, -depth), axis };
}
