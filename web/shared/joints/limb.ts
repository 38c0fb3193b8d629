import { between, hypot, inFrame, type Point, pointsOf } from '../figure/geometry.ts';
import type { Section } from '../figure/section.ts';
import { sectionCurve } from '../figure/surface.ts';

/** A part of a drawing that hides what is drawn before it. */
export interface Layer {
  /** Points of its contour. It is closed, but for a digit's root in a hand. */
  contour: readonly Point[];
  rooted?: boolean;
  /** The control points of its lines, each from its lit end. */
  lines: readonly (readonly Point[])[];
  /** Whether it stays whole where the drawing fades. */
  whole?: boolean;
}

/** The end of a limb, as curves of a frame: numbers in turn along the limb and across it. */
export interface Tip {
  outline: readonly number[];
  lines: readonly (readonly number[])[];
}

/** A tip's curves where it lies in the drawing, with its root open. */
export function placeTip({ outline, lines }: Tip, origin: Point, forward: Point) {
  const place = inFrame(origin, forward);
  return {
    contour: pointsOf(outline).map(place),
    lines: lines.map((line) => pointsOf(line).map(place)),
    rooted: true,
  };
}

/** A limb from its sections: the contour runs along their fronts, round the tip, and along their backs. */
export function limb(
  sections: readonly Section[],
  tip: Pick<Layer, 'contour' | 'lines'>,
  lines = linesOf(sections),
): Layer {
  const side = (end: 'front' | 'back') => sparse(sections.map((section) => section[end]));
  return {
    contour: [...side('front'), ...tip.contour, ...side('back').reverse()],
    lines: [...lines, ...tip.lines],
  };
}

/** The near sides of the sections, from their fronts. */
export function linesOf(sections: readonly Section[]): Point[][] {
  return sections.map((_, index) => sectionCurve(sections, index));
}

/** Some of the points: a smooth contour needs no more. */
function sparse(points: readonly Point[]): Point[] {
  let last: Point | undefined;
  return points.filter((point, index) => {
    const way = last && between(last, point);
    const kept = !way || hypot(way.x, way.y) > 9 || index === points.length - 1;
    if (kept) last = point;
    return kept;
  });
}

/** Distances from one to another in equal steps of about `step`. */
export function distances(from: number, to: number, step: number): number[] {
  const count = Math.round(Math.abs(to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
