/** A point of a drawing, in its user units; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The point at `radius` from `centre`, `degrees` clockwise from straight down: where a shank at that flexion
 * points.
 */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return {
    x: round(centre.x - radius * Math.sin(radians)),
    y: round(centre.y + radius * Math.cos(radians)),
  };
}

/** The path data of an arc about `centre` from one flexion to another, in degrees. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const start = polar(centre, radius, from);
  const end = polar(centre, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}

/** Two decimals are finer than any screen, and keep the HTML small. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
