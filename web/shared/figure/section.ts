import { bell, between, mixPoints, type Point, unit } from './geometry.ts';
import { type Part, reliefOf } from './part.ts';

/** What no pose changes of a section. */
export interface Cut {
  part: Part;
  /** Where it lies in its part: millimetres along a bone, a share of a bend, or the section's number. */
  at: number;
  /** Half the limb's width from side to side, in millimetres. */
  width: number;
  /** How far it stands out at each of the part's stations, in units. */
  relief: readonly number[];
}

/** A cut across the limb, seen from its side: a curve from the front of the contour to its back. */
export interface Section {
  cut: Cut;
  front: Point;
  back: Point;
  /** The unit vector across the section, towards the limb's end. */
  axis: Point;
}

/** The cut at a place of a part. Keep the result for later poses: its relief is expensive to compute. */
export function cutOf(part: Part, at: number, width: number): Cut {
  return { part, at, width, relief: reliefOf(part, at, width) };
}

/** A section whose axis stands square to the line between its ends. */
export function sectionBetween(cut: Cut, front: Point, back: Point): Section {
  const across = unit(between(front, back));
  return { cut, front, back, axis: { x: -across.y, y: across.x } };
}

/**
 * Rounds off one side of the contour near section `centre`: each pass moves the points towards the middle of their
 * neighbours, less the further away they are. `reach` and `spread` count sections.
 */
export function roundOff(
  sections: Section[],
  side: 'front' | 'back',
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
export function tangent(sections: readonly Section[], index: number, side: 'front' | 'back'): Point {
  const section = sections[index] as Section;
  const before = (sections[index - 1] ?? section)[side];
  const after = (sections[index + 1] ?? section)[side];
  const along = between(before, after);
  const direction = unit(along);
  const turned = direction.x * section.axis.x + direction.y * section.axis.y;
  return Math.hypot(along.x, along.y) < 1 || turned <= 0.2 ? section.axis : direction;
}
