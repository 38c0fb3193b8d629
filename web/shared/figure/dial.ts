import { arcPath, type Point, radians } from './geometry.ts';

/** The attributes of a path whose dashes are the ticks of a scale. */
export interface Ticks {
  d: string;
  pathLength: number;
  strokeWidth: number;
  strokeDasharray: string;
}

interface Scale {
  /** The distance between two ticks: degrees on a dial, units on a ruler. */
  step: number;
  /** A tick's length and thickness, in units. */
  length: number;
  width: number;
}

export interface DialScale extends Scale {
  centre?: Point;
  /** The ticks point outwards from here. */
  radius: number;
  /** The first and the last tick, in degrees clockwise from the right, less than a turn apart. `to` may be the smaller. */
  from: number;
  to: number;
}

const origin: Point = { x: 0, y: 0 };

/** Draws a dial's ticks as dashes on one arc, which is shorter than a path for each. `pathLength` lets dashes count degrees. */
export function dialTicks({ centre = origin, radius, from, to, step, length, width }: DialScale): Ticks {
  const middle = radius + length / 2;
  const degreesWide = round(width / radians(middle));
  const beyond = (Math.sign(to - from) * degreesWide) / 2;
  return {
    d: arcPath(centre, middle, from - beyond, to + beyond),
    ...dashes(Math.abs(to - from), step, degreesWide),
    strokeWidth: length,
  };
}

interface RulerScale extends Scale {
  /** The ticks point downwards from here. */
  y: number;
  from: number;
  to: number;
}

/** Draws a level ruler's ticks as dashes on one line from `from`, which may be at the right, to `to`. */
export function rulerTicks({ y, from, to, step, length, width }: RulerScale): Ticks {
  const beyond = (Math.sign(to - from) * width) / 2;
  const d = `M${round(from - beyond)} ${y + length / 2}H${round(to + beyond)}`;
  return { d, ...dashes(Math.abs(to - from), step, width), strokeWidth: length };
}

/** Starts the dashes half a tick before a scale of that length, so that its first and last ticks are whole. */
function dashes(length: number, step: number, width: number): Pick<Ticks, 'pathLength' | 'strokeDasharray'> {
  return { pathLength: round(length + width), strokeDasharray: `${width} ${round(step - width)}` };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
