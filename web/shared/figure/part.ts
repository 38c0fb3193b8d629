import { bell } from './geometry.ts';

/** How far the sections open towards the viewer: the sine of the angle from which a limb is seen. */
const openness = 0.32;

/** A muscle, a tendon or a bone under the skin, as a swelling or a hollow of the surface. */
type Bump = readonly [
  /** How high it stands, in millimetres. A hollow is negative. */
  height: number,
  /** Along the limb, as `Section.at` counts, and how far it spreads. */
  at: number,
  length: number,
  /** Across the limb, from 0 at the front to 1 at the back, and how far it spreads. */
  across: number,
  breadth: number,
];

/** A part of a body, whose surface has its own relief. */
export interface Part {
  /** Where a section's curve is computed, from 0 at its front to 1 at its back. */
  stations: readonly number[];
  bumps: readonly Bump[];
}

/**
 * How far the near side of the section at `at` stands out along the limb, in units, for each of the part's stations.
 * `width` is half the limb's width. No pose changes it.
 */
export function reliefOf({ stations, bumps }: Part, at: number, width: number): number[] {
  const here = bumps.map(([height, where, length]) => height * bell(at - where, length));
  return stations.map((across) => {
    let height = 2 * width * Math.sqrt(across * (1 - across));
    bumps.forEach(([, , , side, breadth], index) => {
      height += (here[index] ?? 0) * bell(across - side, breadth);
    });
    return height * openness;
  });
}
