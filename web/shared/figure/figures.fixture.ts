import type { Point } from '../geometry/geometry.ts';
import { polyline } from '../geometry/path.fixture.ts';
import { drawFigure, type Figure } from './figure.ts';
import { maxFlexion, type View } from './pose.ts';

export const flexions = Array.from({ length: maxFlexion + 1 }, (_, degree) => degree);

/** A figure with the points of its contour. */
export interface DrawnFigure extends Figure {
  limb: Point[];
}

/** The drawings of every degree in a view. */
export function drawEach(view: View): DrawnFigure[] {
  return flexions.map((flexion) => {
    const figure = drawFigure(flexion, view);
    return { ...figure, limb: polyline(figure.contour)[0] as Point[] };
  });
}
