import { clamp, mixPoints, origin, type Point, rounded } from './geometry.ts';

/**
 * The control points of a quadratic B-spline whose knots pass near `points`; the first and the last point stay. An
 * iteration corrects each control by what the curve misses, at most `limit` units at once if there is one.
 */
export function controlsThrough(points: readonly Point[], iterations: number, limit?: number): Point[] {
  const corrected = (missed: number) => (limit ? clamp(missed, -limit, limit) : missed);
  const controls = points.map(({ x, y }) => ({ x, y }));
  for (let iteration = 0; iteration < iterations; iteration++) {
    for (let index = 1; index < points.length - 1; index++) {
      const point = points[index] as Point;
      const control = controls[index] as Point;
      const before = controls[index - 1] as Point;
      const after = controls[index + 1] as Point;
      control.x += corrected(point.x - (before.x + 6 * control.x + after.x) / 8);
      control.y += corrected(point.y - (before.y + 6 * control.y + after.y) / 8);
    }
  }
  return controls;
}

/**
 * Writes quadratic B-splines as path data, relative and on a grid, which keeps it short. `perUnit` is the number of
 * grid lines in a unit. Each step starts from the rounded end of the last one, so roundings do not add up.
 */
export function splineWriter(perUnit: number): (points: readonly Point[]) => string {
  let pen: Point | undefined;
  return (points) => {
    let from = rounded(points[0] as Point, perUnit);
    let control = rounded(points[1] as Point, perUnit);
    let path = pen ? `m${step(pen, from)}` : `M${step(origin, from)}`;
    for (let index = 2; index < points.length; index++) {
      const point = points[index] as Point;
      const end = rounded(index < points.length - 1 ? mixPoints(control, point, 0.5) : point, perUnit);
      if (index === 2) {
        const bend = step(from, control);
        path += `q${bend}${end.x < from.x ? '' : ' '}${step(from, end)}`;
      } else {
        // The smooth command mirrors the last control, so that only the end has to be written.
        path += `t${step(from, end)}`;
      }
      control = { x: 2 * end.x - control.x, y: 2 * end.y - control.y };
      from = end;
    }
    pen = from;
    return path;
  };
}

/** Writes the way between two points as path data. A minus sign separates numbers by itself. */
function step(from: Point, to: Point): string {
  const y = to.y - from.y;
  return `${short(to.x - from.x)}${y < 0 ? '' : ' '}${short(y)}`;
}

/** Writes a number without the zero before its point. */
function short(value: number): string {
  const text = `${value}`;
  return value > -1 && value < 1 ? text.replace('0.', '.') : text;
}
