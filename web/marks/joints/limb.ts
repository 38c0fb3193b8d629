import { profileAt } from '../../shared/figure/profile.ts';
import type { Edge, Section } from '../../shared/figure/section.ts';
import type { ThreePoints } from '../../shared/figure/threePoints.ts';
import { type Point, steps, unit } from '../../shared/geometry/geometry.ts';

/** A part of a drawing that hides what is drawn before it. */
export interface Layer {
  /** Points of its contour. It is closed, but for a digit's root in a hand. */
  contour: readonly Point[];
  rooted?: boolean;
  /** The control points of its lines, each from its lit end. */
  lines: readonly (readonly Point[])[];
  /** Whether its lines are thin from end to end. */
  plain?: boolean;
  /** Whether it stays whole where the drawing fades. */
  whole?: boolean;
}

/** A joint at its angle with the points that a goniometer is placed on, in millimetres. */
export interface JointDrawing extends ThreePoints {
  /** From the furthest to the nearest. */
  layers: readonly Layer[];
  /** The ends of the bone that the moving arm is parallel to, where no landmark of that bone is on the arm. */
  parallelTo?: { from: Point; to: Point };
  /** The unit vector of 0 degrees, from the axis. */
  zero: Point;
}

/**
 * A digit, in a hand's frame. `rows` is its midline from the root to the last joint, four times along the hand, across it
 * and half the width. `joints` is where lines go across it, in rows, and `bulge` how far they bend towards the tip.
 */
export function digit(
  rows: readonly number[],
  place: (point: Point) => Point,
  joints: readonly number[],
  bulge: number,
): Layer {
  const columns = [[0, 1, 2, 3], ...[0, 1, 2].map((column) => [0, 3, 6, 9].map((row) => rows[row + column] ?? 0))];
  const at = (t: number) => {
    const [x = 0, y = 0, half = 0] = profileAt(columns, t);
    const [nextX = 0, nextY = 0] = profileAt(columns, t + 0.05);
    const forward = unit({ x: nextX - x, y: nextY - y });
    return (aside: number, up: number) =>
      place({ x: x + half * (forward.y * aside + forward.x * up), y: y + half * (forward.y * up - forward.x * aside) });
  };
  const edge = (aside: number) => steps(0, 2.7, 0.4).map((t) => at(t)(aside, 0));
  const tip = [0.97, 0.8, 0.45, 0, -0.45, -0.8, -0.97].map((aside) => at(3)(aside, Math.sqrt(1 - aside ** 2)));
  const across = [1, 0.6, 0, -0.6, -1];
  return {
    contour: [...edge(1), ...tip, ...edge(-1).reverse()],
    lines: joints.map((t) => across.map((aside) => at(t)(aside, bulge * (1 - aside ** 2)))),
    rooted: true,
  };
}

/** A limb from its sections: the contour runs along their fronts, round the tip, and along their backs. */
export function limb(
  sections: readonly Section[],
  lines: Layer['lines'],
  tip: Pick<Layer, 'contour' | 'lines'> = { contour: [], lines: [] },
): Layer {
  const side = (end: Edge) => sections.map((section) => section[end]);
  return {
    contour: [...side('front'), ...tip.contour, ...side('back').reverse()],
    lines: [...lines, ...tip.lines],
  };
}
