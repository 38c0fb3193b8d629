import { bell, between, mixPoints, type Point, quarterTurn, unit } from './geometry.ts';

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

/** The part of a section that no pose changes. */
export type Cut = ReturnType<typeof cutOf>;

/** A side of the limb's contour. */
export type Edge = 'front' | 'back';

/** A cut across the limb, seen from its side: a curve from the front of the contour to its back. */
export interface Section {
  cut: Cut;
  front: Point;
  back: Point;
  /** The unit vector across the section, towards the limb's end. */
  axis: Point;
}

/** The cut at a place of a part. Keep it for later poses: its relief is expensive, and is computed at the first drawing. */
export function cutOf(part: Part, at: number, width: number) {
  let relief: readonly number[] | undefined;
  return {
    part,
    /** Where it lies in its part: millimetres along a bone, a share of a bend, or the section's number. */
    at,
    /** Half the limb's width from side to side, in millimetres. */
    width,
    /** How far its near side stands out along the limb at each of the part's stations, in units. */
    get relief() {
      relief ??= reliefOf(part, at, width);
      return relief;
    },
  };
}

function reliefOf({ stations, bumps }: Part, at: number, width: number): number[] {
  return stations.map((across) => {
    let height = 2 * width * Math.sqrt(across * (1 - across));
    for (const [high, where, length, side, breadth] of bumps)
      height += high * bell(at - where, length) * bell(across - side, breadth);
    return height * openness;
  });
}

/** A section whose axis stands square to the line between its ends. */
export function sectionBetween(cut: Cut, front: Point, back: Point): Section {
  return { cut, front, back, axis: quarterTurn(unit(between(front, back))) };
}

/**
 * Rounds off one side of the contour near section `centre`: each pass moves the points towards the middle of their
 * neighbours, less the further away they are. `reach` and `spread` count sections.
 */
export function roundOff(
  sections: Section[],
  side: Edge,
  centre: number,
  reach: number,
  spread: number,
  passes: number,
): void {
  const near = sections.slice(centre - reach - 1, centre + reach + 2);
  const shares = near.map((_, index) => 0.5 * bell(index - 1 - reach, spread));
  for (let pass = 0; pass < passes; pass++) {
    let before = (near[0] as Section)[side];
    for (let index = 1; index < near.length - 1; index++) {
      const section = near[index] as Section;
      const point = section[side];
      const after = (near[index + 1] as Section)[side];
      section[side] = mixPoints(point, mixPoints(before, after, 0.5), shares[index] ?? 0);
      before = point;
    }
  }
}

/** The contour's direction at the end of a section: from the point before it to the point after it. */
export function tangent(sections: readonly Section[], index: number, side: Edge): Point {
  const section = sections[index] as Section;
  const before = (sections[index - 1] ?? section)[side];
  const after = (sections[index + 1] ?? section)[side];
  const along = between(before, after);
  // In a fold the two lie close together.
  return Math.hypot(along.x, along.y) < 1 ? section.axis : unit(along);
}
