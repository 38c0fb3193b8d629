import { hypot, min, mix, mixPoints, type Point } from './geometry.ts';
import { reliefOf } from './relief.ts';
import { type Part, type Section, tangent } from './section.ts';
import { controlsThrough } from './spline.ts';

/** Where a section's curve is computed, from 0 at its front to 1 at its back. */
const stations: Record<Part, readonly number[]> = {
  pelvis: [0.015, 0.2, 0.45, 0.7, 0.985],
  thigh: [0.015, 0.16, 0.4, 0.62, 0.85, 0.985],
  knee: [0.015, 0.14, 0.32, 0.52, 0.7, 0.87, 0.985],
  shank: [0.015, 0.16, 0.38, 0.57, 0.79, 0.985],
  foot: [0.02, 0.22, 0.5, 0.78, 0.98],
};

/** The relief of each section is kept, because no pose changes it. */
const reliefs: number[][] = [];

/** The near side of a section as the control points of a quadratic B-spline, from the front to the back. */
export function sectionCurve(sections: readonly Section[], index: number): Point[] {
  const section = sections[index] as Section;
  const { part, front, back, axis, width } = section;
  const leave = { front: tangent(sections, index, 'front'), back: tangent(sections, index, 'back') };
  reliefs[index] ??= reliefOf(section, stations[part]);
  const relief = reliefs[index];
  const points = stations[part].map((across, station) => {
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
  const end = min(0.288 * width, 0.3 * hypot(front.x - back.x, front.y - back.y)) * 0.45;
  points[0] = { x: front.x + leave.front.x * end, y: front.y + leave.front.y * end };
  points[points.length - 1] = { x: back.x + leave.back.x * end, y: back.y + leave.back.y * end };
  return [front, ...controlsThrough(points, 4, Number.POSITIVE_INFINITY), back];
}
