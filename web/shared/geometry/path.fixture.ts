import { between, clamp, mixPoints, type Point } from './geometry.ts';

/** The subpaths of path data as points, with curves cut into pieces. Knows the commands that a figure consists of. */
export function polyline(path: string): Point[][] {
  const subpaths: Point[][] = [];
  let pen: Point = { x: 0, y: 0 };
  let control = pen;
  const curve = (bend: Point, end: Point) => {
    const start = pen;
    for (let piece = 1; piece <= 4; piece++) {
      const t = piece / 4;
      subpaths.at(-1)?.push(mixPoints(mixPoints(start, bend, t), mixPoints(bend, end, t), t));
    }
    control = bend;
    pen = end;
  };
  for (const [, command, list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...list.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const at = (index: number): Point => ({ x: pen.x + (numbers[index] ?? 0), y: pen.y + (numbers[index + 1] ?? 0) });
    if (command === 'M' || command === 'm') {
      pen = command === 'M' ? { x: numbers[0] ?? 0, y: numbers[1] ?? 0 } : at(0);
      subpaths.push([pen]);
    } else if (command === 'q') {
      curve(at(0), at(2));
    } else if (command === 't') {
      curve({ x: 2 * pen.x - control.x, y: 2 * pen.y - control.y }, at(0));
    } else if (command !== 'z') {
      throw new Error(`unknown path command ${command}`);
    }
  }
  return subpaths;
}

/** How far a point lies outside a closed polygon, in units; 0 within it. */
export function outside(point: Point, polygon: readonly Point[]): number {
  let inside = false;
  let distance = Number.POSITIVE_INFINITY;
  polygon.forEach((end, index) => {
    const start = polygon.at(index - 1) as Point;
    if (start.y > point.y !== end.y > point.y) {
      const crossing = start.x + ((point.y - start.y) / (end.y - start.y)) * (end.x - start.x);
      if (point.x < crossing) inside = !inside;
    }
    const side = between(start, end);
    const way = between(start, point);
    const share = (way.x * side.x + way.y * side.y) / (side.x ** 2 + side.y ** 2 || 1);
    const nearest = mixPoints(start, end, clamp(share, 0, 1));
    distance = Math.min(distance, Math.hypot(nearest.x - point.x, nearest.y - point.y));
  });
  return inside ? 0 : distance;
}
