import { along, mixPoints, type Point } from './geometry.ts';
import { type Section, tangent } from './section.ts';
import { controlsThrough } from './spline.ts';

/** The near sides of sections as the control points of quadratic B-splines, from the front to the back. */
export function linesOf(sections: readonly Section[]): Point[][] {
  return sections.map(({ cut: { part, width, relief }, front, back, axis }, index) => {
    const leave = { front: tangent(sections, index, 'front'), back: tangent(sections, index, 'back') };
    const points = part.stations.map((across, station) => {
      const edge = across < 0.5 ? leave.front : leave.back;
      const straight = (4 * across * (1 - across)) ** 0.6;
      return along(mixPoints(front, back, across), mixPoints(edge, axis, straight), relief[station] ?? 0);
    });
    // The ends leave the contour along its own direction, so that a section seems to go on behind the limb.
    const end = Math.min(0.288 * width, 0.3 * Math.hypot(front.x - back.x, front.y - back.y)) * 0.45;
    points[0] = along(front, leave.front, end);
    points[points.length - 1] = along(back, leave.back, end);
    return [front, ...controlsThrough(points, 4, Number.POSITIVE_INFINITY), back];
  });
}
