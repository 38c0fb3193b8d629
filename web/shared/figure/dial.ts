import { arcPath, type Point } from './geometry.ts';

/** The attributes of a path whose dashes are the ticks of a scale. */
export interface Ticks {
  d: string;
  pathLength: number;
  strokeWidth: number;
  strokeDasharray: string;
  strokeDashoffset: number;
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
  /** From here the ticks point outwards. */
  radius: number;
  /** The first and the last tick, in degrees clockwise from the right, less than a turn apart. `to` may be the smaller. */
  from: number;
  to: number;
}

const origin: Point = { x: 0, y: 0 };

/** The ticks of a dial, as dashes on one arc: `pathLength` makes a degree the unit of their distance. */
export function dialTicks({ centre = origin, radius, from, to, step, length, width }: DialScale): Ticks {
  const middle = radius + length / 2;
  const degreesWide = round(width / ((middle * Math.PI) / 180));
  return {
    d: arcPath(centre, middle, from, to),
    pathLength: Math.abs(to - from),
    ...dashes(step, degreesWide),
    strokeWidth: length,
  };
}

interface RulerScale extends Scale {
  /** From here the ticks point downwards. */
  y: number;
  from: number;
  to: number;
}

/** The ticks of a level ruler, as dashes on one line that runs from `from`, which may be at the right, to `to`. */
export function rulerTicks({ y, from, to, step, length, width }: RulerScale): Ticks {
  const d = `M${from} ${y + length / 2}H${to}`;
  return { d, pathLength: Math.abs(to - from), ...dashes(step, width), strokeWidth: length };
}

/** Dashes that are centred on the multiples of `step`. */
function dashes(step: number, width: number): Pick<Ticks, 'strokeDasharray' | 'strokeDashoffset'> {
  return { strokeDasharray: `${width} ${round(step - width)}`, strokeDashoffset: round(width / 2) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
