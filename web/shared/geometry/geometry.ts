/** A point or a vector of a drawing, in its user units; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** The point from which a drawing's units count. */
export const origin: Point = { x: 0, y: 0 };

/** A part of a drawing, in its units. */
export interface ViewBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The value of the attribute `viewBox`. */
export function viewBoxOf({ left, top, width, height }: ViewBox): string {
  return `${left} ${top} ${width} ${height}`;
}

const radian = Math.PI / 180;

/** An angle in radians from degrees. */
export function radians(degrees: number): number {
  return degrees * radian;
}

/** An angle in degrees from radians. */
export function degrees(radians: number): number {
  return radians / radian;
}

/** The point `distance` away from `from` along the unit vector `direction`. */
export function along(from: Point, direction: Point, distance: number): Point {
  return { x: from.x + direction.x * distance, y: from.y + direction.y * distance };
}

/** The points of a curve that is written as numbers: x, y, x, y. */
export function pointsOf(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] as number,
    y: numbers[2 * index + 1] as number,
  }));
}

/** Places a point of a frame: x along the unit vector `forward`, y a quarter turn counterclockwise from it. */
export function inFrame(origin: Point, forward: Point): (point: Point) => Point {
  const aside = { x: forward.y, y: -forward.x };
  return ({ x, y }) => along(along(origin, forward, x), aside, y);
}

/** The vector from one point to another. */
export function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** The vector of length 1 with the direction of `vector`. */
export function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The direction from one point to another, in degrees clockwise from the right. */
export function heading(from: Point, to: Point): number {
  return degrees(Math.atan2(to.y - from.y, to.x - from.x));
}

/** The unit vector that points to `angle`, in degrees clockwise from the right. */
export function direction(angle: number): Point {
  return { x: Math.cos(radians(angle)), y: Math.sin(radians(angle)) };
}

/** `vector` turned by a quarter, clockwise on the screen. */
export function quarterTurn({ x, y }: Point): Point {
  return { x: -y, y: x };
}

/** `vector` turned by `angle` radians, clockwise on the screen. */
export function turned({ x, y }: Point, angle: number): Point {
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** The value between `a`, at `t` = 0, and `b`, at `t` = 1. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** The point between `a`, at `t` = 0, and `b`, at `t` = 1. */
export function mixPoints(a: Point, b: Point, t: number): Point {
  return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
}

/** Returns the value from `low` to `high` that is nearest to `value`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** 0 up to `t` = 0, 1 from `t` = 1, level at both ends. */
export function smoothStep(t: number): number {
  const s = clamp(t, 0, 1);
  return s * s * (3 - 2 * s);
}

/** The smaller of two values, rounded off where they differ by less than `blend`. */
export function softMin(a: number, b: number, blend: number): number {
  const t = clamp(0.5 + (b - a) / (2 * blend), 0, 1);
  return mix(b, a, t) - blend * t * (1 - t);
}

/** 1 at `distance` = 0, falling off on both sides; `spread` is the standard deviation. */
export function bell(distance: number, spread: number): number {
  return Math.exp(-(distance * distance) / (2 * spread * spread));
}

/** The point at `radius` from `centre`, `angle` degrees clockwise from the right, to a tenth of a unit. */
export function polar(centre: Point, radius: number, angle: number): Point {
  return rounded(along(centre, direction(angle), radius), 10);
}

/** The path data of an arc about `centre` from one angle to another, in degrees clockwise from the right. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const start = polar(centre, radius, from);
  const end = polar(centre, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const clockwise = to > from ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} ${clockwise} ${end.x} ${end.y}`;
}

/** The path data of straight lines from point to point. */
export function linePath(start: Point, ...points: Point[]): string {
  return `M${start.x} ${start.y}L${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`;
}

/** Rounds to the nearest of `perUnit` parts of a unit. */
export function roundTo(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit;
}

/** Rounds a point to whole units, or to `perUnit` parts of them, which keeps path data short. */
export function rounded({ x, y }: Point, perUnit = 1): Point {
  return { x: roundTo(x, perUnit), y: roundTo(y, perUnit) };
}

/** The values from one to another in equal steps of about `step`. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.round(Math.abs(to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
