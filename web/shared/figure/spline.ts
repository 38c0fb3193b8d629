import { clamp, mixPoints, type Point } from './geometry.ts';

/**
 * The control points of a quadratic B-spline whose knots pass near `points`; the first and the last point stay. An
 * iteration corrects each control by what the curve misses, at most `limit` units at once.
 */
export function controlsThrough(points: readonly Point[], iterations: number, limit: number): Point[] {
  const controls = points.map((point) => ({ ...point }));
  for (let iteration = 0; iteration < iterations; iteration++) {
    for (let index = 1; index < points.length - 1; index++) {
      const point = points[index] as Point;
      const control = controls[index] as Point;
      const before = controls[index - 1] as Point;
      const after = controls[index + 1] as Point;
      control.x += clamp(point.x - (before.x + 6 * control.x + after.x) / 8, -limit, limit);
      control.y += clamp(point.y - (before.y + 6 * control.y + after.y) / 8, -limit, limit);
    }
  }
  return controls;
}

/**
 * Writes quadratic B-splines as path data, relative and on a grid, which keeps it short. `perUnit` is the number of
 * grid lines in a unit. Each step starts from the rounded end of the last one, so roundings do not add up.
 */
export function splineWriter(perUnit: number): (points: readonly Point[]) => string {
  const round = (value: number) => Math.round(value * perUnit) / perUnit;
  const roundPoint = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
  let pen: Point | undefined;
  return (points) => {
    const start = roundPoint(points[0] as Point);
    let path = pen ? `m${numbers(start.x - pen.x, start.y - pen.y)}` : `M${numbers(start.x, start.y)}`;
    pen = start;
    const inner = points.slice(1, -1);
    let control = roundPoint(inner[0] as Point);
    inner.forEach((_, index) => {
      const next = inner[index + 1];
      const end = roundPoint(next ? mixPoints(control, next, 0.5) : (points.at(-1) as Point));
      const from = pen as Point;
      // The smooth command `t` mirrors the last control by itself.
      path +=
        index === 0
          ? `q${numbers(control.x - from.x, control.y - from.y, end.x - from.x, end.y - from.y)}`
          : `t${numbers(end.x - from.x, end.y - from.y)}`;
      control = { x: 2 * end.x - control.x, y: 2 * end.y - control.y };
      pen = end;
    });
    return path;
  };
}

/** Numbers as path data: a minus sign separates, and a zero before the point is left out. */
function numbers(...values: number[]): string {
  return values
    .map((value) => `${value}`.replace(/^(-?)0\./, '$1.'))
    .reduce((text, word) => text + (word.startsWith('-') ? '' : ' ') + word);
}
