import { bell, between, hypot, mixPoints, type Point, unit } from './geometry.ts';

/** The parts of the limb from the hip to the toes; the surface of each has its own relief. */
export type Part = 'pelvis' | 'thigh' | 'knee' | 'shank' | 'foot';

/** A cut across the limb, seen from its side: a curve from the front of the contour to its back. */
export interface Section {
  part: Part;
  /** Where it lies in its part: millimetres from the knee's axis; in the knee, pelvis and foot see `sections.ts`. */
  at: number;
  front: Point;
  back: Point;
  /** The unit vector across the section, towards the toes. */
  axis: Point;
  /** Half the limb's width from side to side, in millimetres. */
  width: number;
}

/** A section whose axis stands square to the line between its ends. */
export function sectionBetween(part: Part, at: number, front: Point, back: Point, width: number): Section {
  const across = unit(between(front, back));
  return { part, at, front, back, axis: { x: -across.y, y: across.x }, width };
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
  return hypot(along.x, along.y) < 1 || turned <= 0.2 ? section.axis : direction;
}
