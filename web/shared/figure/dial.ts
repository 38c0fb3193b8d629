import { arcPath, origin, type Point, radians, roundTo } from './geometry.ts';

/** The attributes of a path whose dashes are the ticks of a scale. */
export interface Ticks {
  d: string;
  pathLength: number;
  strokeWidth: number;
  strokeDasharray: string;
}

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
export function dialTicks({ centre = origin, radius, from, to, step, length, width }: DialScale): Ticks {
  const middle = radius + length / 2;
  const degreesWide = roundTo(width / radians(middle), 1000);
  const beyond = (Math.sign(to - from) * degreesWide) / 2;
  return {
    d: arcPath(centre, middle, from - beyond, to + beyond),
    ...dashes(Math.abs(to - from), step, degreesWide),
    strokeWidth: length,
  };
}

/** Draws a level ruler's ticks as dashes on one line. They point downwards from `y`. */
export function rulerTicks({ y, from, to, step, length, width }: Scale & { y: number }): Ticks {
  const beyond = (Math.sign(to - from) * width) / 2;
  const d = `M${roundTo(from - beyond, 1000)} ${y + length / 2}H${roundTo(to + beyond, 1000)}`;
  return { d, ...dashes(Math.abs(to - from), step, width), strokeWidth: length };
}

/** Starts the dashes half a tick before a scale of that length, so that its first and last ticks are whole. */
function dashes(length: number, step: number, width: number): Pick<Ticks, 'pathLength' | 'strokeDasharray'> {
  return { pathLength: roundTo(length + width, 1000), strokeDasharray: `${width} ${roundTo(step - width, 1000)}` };
}
