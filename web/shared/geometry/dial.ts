import { arcPath, origin, type Point, radians, roundTo } from './geometry.ts';

interface Scale {
  /** The first and the last tick: on a dial clockwise from the right, less than a turn apart. `to` may be the smaller. */
  from: number;
  to: number;
  /** The distance between two ticks: degrees on a dial, units on a ruler. */
  step: number;
  /** A tick's length and thickness, in units. */
  length: number;
  width: number;
}

interface DialScale extends Scale {
  centre?: Point;
  /** The ticks point outwards from here. */
  radius: number;
}

/** Draws a dial's ticks as dashes on one arc, which is shorter than a path for each. `pathLength` lets dashes count degrees. */
export function dialTicks({ centre = origin, radius, width, ...scale }: DialScale) {
  const middle = radius + scale.length / 2;
  const degreesWide = roundTo(width / radians(middle), 1000);
  return ticks({ ...scale, width: degreesWide }, (from, to) => arcPath(centre, middle, from, to));
}

/** Draws a level ruler's ticks as dashes on one line. They point downwards from `y`. */
export function rulerTicks({ y, ...scale }: Scale & { y: number }) {
  const middle = y + scale.length / 2;
  return ticks(scale, (from, to) => `M${roundTo(from, 1000)} ${middle}H${roundTo(to, 1000)}`);
}

/** The attributes of a path whose dashes are ticks. It starts half a tick early, so that the first and the last are whole. */
function ticks({ from, to, step, length, width }: Scale, path: (from: number, to: number) => string) {
  const half = (Math.sign(to - from) * width) / 2;
  return {
    d: path(from - half, to + half),
    pathLength: roundTo(Math.abs(to - from) + width, 1000),
    strokeDasharray: `${width} ${roundTo(step - width, 1000)}`,
    strokeWidth: length,
  };
}
