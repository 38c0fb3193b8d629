import { type Point, polar } from '../shared/figure/geometry.ts';

/** A turn and what lies beyond it: the angle of an address that leads nowhere. */
export const angle = 404;

const centre: Point = { x: 0, y: 0 };
const firstRadius = 196;
/** How much the radius grows with each degree, so that the second turn lies outside the first. */
const growth = 0.235;

/** The point at `degrees` clockwise from the top, `beyond` units outside the spiral. */
export function spiralPoint(degrees: number, beyond = 0): Point {
  return polar(centre, firstRadius + growth * degrees + beyond, degrees - 90);
}

/** The path data of the spiral from one angle to another. Lines of four degrees bulge by less than a fifth of a unit. */
export function spiralPath(from: number, to: number): string {
  return `M${every(4, from, to)
    .map((degrees) => coordinates(spiralPoint(degrees)))
    .join('L')}`;
}

/** The path data of a tick every ten degrees, and of one every two degrees between them. */
export const tenTicks = every(10, 0, angle)
  .map((degrees) => tick(degrees, 32))
  .join('');
export const twoTicks = every(2, 0, angle)
  .filter((degrees) => degrees % 10 > 0)
  .map((degrees) => tick(degrees, 20))
  .join('');

function tick(degrees: number, end: number): string {
  return `M${coordinates(spiralPoint(degrees, 9))}L${coordinates(spiralPoint(degrees, end))}`;
}

/** The angles from `from` to `to` at a distance of `step`. */
export function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

export function coordinates({ x, y }: Point): string {
  return `${x} ${y}`;
}
