import { mix, mixPoints, type Point } from './geometry.ts';
import { type Section, tangent } from './section.ts';
import { controlsThrough } from './spline.ts';

/** The near sides of sections as the control points of quadratic B-splines, from the front to the back. */
export function linesOf(sections: readonly Section[]): Point[][] {
  return sections.map((_, index) => lineOf(sections, index));
}

function lineOf(sections: readonly Section[], index: number): Point[] {
  const section = sections[index] as Section;
  const { cut, front, back, axis } = section;
  const { width, relief } = cut;
  const leave = { front: tangent(sections, index, 'front'), back: tangent(sections, index, 'back') };
  const points = cut.part.stations.map((across, station) => {
    const height = relief[station] ?? 0;
    const edge = across < 0.5 ? leave.front : leave.back;
    const straight = (4 * across * (1 - across)) ** 0.6;
    const onChord = mixPoints(front, back, across);
    return {
      x: onChord.x + mix(edge.x, axis.x, straight) * height,
      y: onChord.y + mix(edge.y, axis.y, straight) * height,
    };
  });
  // The ends leave the contour along its own direction, so that a section seems to go on behind the limb.
  const end = Math.min(0.288 * width, 0.3 * Math.hypot(front.x - back.x, front.y - back.y)) * 0.45;
  points[0] = { x: front.x + leave.front.x * end, y: front.y + leave.front.y * end };
  points[points.length - 1] = { x: back.x + leave.back.x * end, y: back.y + leave.back.y * end };
  return [front, ...controlsThrough(points, 4, Number.POSITIVE_INFINITY), back];
}
