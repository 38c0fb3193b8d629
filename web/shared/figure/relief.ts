import { bell, sqrt } from './geometry.ts';
import type { Part, Section } from './section.ts';

/** How far the sections open towards the viewer: the sine of the angle from which the limb is seen. */
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

const bumps: Record<Part, readonly Bump[]> = {
  pelvis: [],
  thigh: [
    [14, 200, 75, 0.34, 0.15],
    [-13, 240, 130, 0.63, 0.075],
    [-12, 75, 26, 0.36, 0.14],
    [9, 80, 50, 0.84, 0.07],
    [12, 440, 40, 0.55, 0.14],
  ],
  knee: [
    [9, 0.5, 0.22, 0.52, 0.12],
    [17, 0.5, 0.16, 0.15, 0.06],
    [-15, 0.5, 0.2, 0.3, 0.06],
    [9, 0.95, 0.12, 0.66, 0.08],
    [-9, 0.05, 0.2, 0.36, 0.13],
    [-7, 0.6, 0.2, 0.25, 0.08],
  ],
  shank: [
    [12, 72, 14, 0.1, 0.06],
    [-8, 78, 26, 0.26, 0.06],
    [14, 62, 24, 0.64, 0.08],
    [-12, 150, 80, 0.56, 0.06],
    [11, 130, 45, 0.79, 0.1],
    [6, 140, 70, 0.34, 0.1],
    [-7, 275, 55, 0.64, 0.07],
    [-7, 340, 40, 0.72, 0.07],
  ],
  foot: [
    [34, 3.4, 1.5, 0.56, 0.1],
    [-14, 6.2, 1.3, 0.64, 0.12],
    [-14, 3, 1.8, 0.8, 0.06],
    [-8, 2.6, 1.6, 0.34, 0.07],
  ],
};

/**
 * How far a section's near side stands out along the limb, in units, for each of `stations`: shares of the way from
 * its front to its back.
 */
export function reliefOf({ part, at, width }: Section, stations: readonly number[]): number[] {
  const here = bumps[part].map(([height, where, length]) => height * bell(at - where, length));
  return stations.map((across) => {
    let height = 2 * width * sqrt(across * (1 - across));
    bumps[part].forEach(([, , , side, breadth], index) => {
      height += (here[index] ?? 0) * bell(across - side, breadth);
    });
    return height * openness;
  });
}
