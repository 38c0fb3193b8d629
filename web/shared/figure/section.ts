import { bell, between, mix, type Point, quarterTurn, unit } from '../geometry/geometry.ts';

/** How far the sections open towards the viewer: the sine of the angle from which a limb is seen. */
const openness = 0.32;

/** A muscle, a tendon or a bone under the skin, as a swelling or a hollow of the surface. */
type Bump = readonly [
  /** Its height, in millimetres. A hollow is negative. */
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

/** A point of a section's curve, as far as no pose changes it. */
interface Station {
  /** Where it lies, from 0 at the front to 1 at the back. */
  across: number;
  /** The direction in which the surface bulges there: from 0, along the contour, to 1, along the limb's axis. */
  axial: number;
  /** How far the near side bulges, in units. */
  height: number;
}

/** The cut at a place of a part. Keep it for later poses: its stations are expensive, and are computed at the first drawing. */
export function cutOf(part: Part, at: number, width: number) {
  let stations: readonly Station[] | undefined;
  return {
    part,
    /** Where it lies in its part: millimetres along a bone, a share of a bend, or the section's number. */
    at,
    /** Half the limb's width from side to side, in millimetres. */
    width,
    /** The part's stations, with their relief. */
    get stations() {
      stations ??= stationsOf(part, at, width);
      return stations;
    },
  };
}

function stationsOf({ stations, bumps }: Part, at: number, width: number): Station[] {
  return stations.map((across) => {
    let height = 2 * width * Math.sqrt(across * (1 - across));
    for (const [high, where, length, side, breadth] of bumps)
      height += high * bell(at - where, length) * bell(across - side, breadth);
    return { across, axial: (4 * across * (1 - across)) ** 0.6, height: height * openness };
  });
}

/** A section whose axis is square to the line between its ends. */
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
  const points = sections.slice(centre - reach - 1, centre + reach + 2).map((section) => section[side]);
  const shares = points.map((_, index) => 0.5 * bell(index - 1 - reach, spread));
  for (let pass = 0; pass < passes; pass++) {
    let { x: beforeX, y: beforeY } = points[0] as Point;
    for (let index = 1; index < points.length - 1; index++) {
      const point = points[index] as Point;
      const after = points[index + 1] as Point;
      const share = shares[index] as number;
      const { x, y } = point;
      point.x = mix(x, mix(beforeX, after.x, 0.5), share);
      point.y = mix(y, mix(beforeY, after.y, 0.5), share);
      beforeX = x;
      beforeY = y;
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
