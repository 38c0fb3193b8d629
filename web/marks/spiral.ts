import { linePath, origin, type Point, polar, steps } from '../shared/geometry/geometry.ts';

/** A turn and what lies beyond it: the angle of an address that leads nowhere. */
export const angle = 404;

const firstRadius = 196;
/** How much the radius grows with each degree, so that the second turn lies outside the first. */
const growth = 0.235;

/** The point at `degrees` clockwise from the top, `beyond` units outside the spiral. */
export function spiralPoint(degrees: number, beyond = 0): Point {
  return polar(origin, firstRadius + growth * degrees + beyond, degrees - 90);
}

/** The path data of the spiral from one angle to another. Lines of four degrees bulge by less than a fifth of a unit. */
export function spiralPath(from: number, to: number): string {
  const [start = origin, ...points] = steps(from, to, 4).map((degrees) => spiralPoint(degrees));
  return linePath(start, ...points);
}

const betweenTens = steps(0, angle, 2).filter((degrees) => degrees % 10 > 0);

/** The path data of a tick every ten degrees, and of one every two degrees between them. */
export const tenTicks = ticks(32, steps(0, 400, 10));
export const twoTicks = ticks(20, betweenTens);

function ticks(end: number, angles: readonly number[]): string {
  return angles.map((degrees) => linePath(spiralPoint(degrees, 9), spiralPoint(degrees, end))).join('');
}
