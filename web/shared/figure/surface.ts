import { along, mix, type Point } from '../geometry/geometry.ts';
import { controlsThrough } from '../geometry/spline.ts';
import { type Section, tangent } from './section.ts';

/** The near sides of sections as the control points of quadratic B-splines, from the front to the back. */
export function linesOf(sections: readonly Section[]): Point[][] {
  return sections.map(({ cut: { width, stations }, front, back, axis }, index) => {
    const leave = { front: tangent(sections, index, 'front'), back: tangent(sections, index, 'back') };
    const points = stations.map(({ across, axial, height }) => {
      const edge = across < 0.5 ? leave.front : leave.back;
      return {
        x: mix(front.x, back.x, across) + mix(edge.x, axis.x, axial) * height,
        y: mix(front.y, back.y, across) + mix(edge.y, axis.y, axial) * height,
      };
    });
    // The ends leave the contour along its own direction, so that a section seems to go on behind the limb.
    const end = Math.min(0.288 * width, 0.3 * Math.hypot(front.x - back.x, front.y - back.y)) * 0.45;
    points[0] = along(front, leave.front, end);
    points[points.length - 1] = along(back, leave.back, end);
    return [front, ...controlsThrough(points, 4), back];
  });
}
