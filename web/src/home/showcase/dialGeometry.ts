import { type DialScale, dialTicks, type Ticks } from '../../../shared/figure/dial.ts';
import {
  abs,
  arcPath,
  clamp,
  cos,
  max,
  min,
  type Point,
  polar,
  radians,
  sin,
  tan,
} from '../../../shared/figure/geometry.ts';
import { duration } from '../../../shared/timeline.ts';

/*
 * The dial round the film: one second is one degree. Lengths are in thousandths of the picture's height, from the middle
 * of the picture, which is the pivot; y grows downwards.
 */

/** The dial's drawing: from the pivot to the column of features, and as high as the picture. */
export const dial = { width: 800, height: 1000 } as const;

/** The dial's rim, and the radius of its knob. */
export const rim = 660;
export const knob = 14;

/** The rows of features beside the dial. */
export const rowHeight = 150;
export const rowsTop = -205;

const pivot: Point = { x: 0, y: 0 };
/** Where a feature's leader leaves its tick, and where it turns level. */
const tickEnd = 695;
const turn = 752;
/** Leaders that rise less have no turn. */
const leastRise = 12;

/** The dial's angle at a second of the film, clockwise from the right. Its middle is level. */
export function degreesAt(seconds: number): number {
  return seconds - duration / 2;
}

/** An arc about the pivot, between two seconds. */
export function arc(radius: number, from = 0, to: number = duration): string {
  return arcPath(pivot, radius, degreesAt(from), degreesAt(to));
}

/** A line away from the pivot, at a second. */
export function ray(second: number, from: number, to: number): string {
  const [start, end] = [polar(pivot, from, degreesAt(second)), polar(pivot, to, degreesAt(second))];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

/** A tick for each `step` seconds between two seconds: `length` long, from `radius` outwards. */
export function ticks({
  from = 0,
  to = duration,
  ...scale
}: Partial<DialScale> & Omit<DialScale, 'from' | 'to'>): Ticks {
  return dialTicks({ ...scale, from: degreesAt(from), to: degreesAt(to) });
}

/** From a second's tick to the middle of a row, the `row`th: along the tick, then across, then level. */
export function leader(second: number, row: number): string {
  const middle = rowsTop + (row + 0.5) * rowHeight;
  const rise = abs(middle - polar(pivot, tickEnd, degreesAt(second)).y);
  return `${ray(second, rim, tickEnd)}L${rise < leastRise ? '' : `${turn} ${middle}L`}${dial.width} ${middle}`;
}

/** A place on the dial, in percent of its drawing. */
export function place(second: number, radius: number): { x: string; y: string } {
  return inPercent(polar(pivot, radius, degreesAt(second)));
}

/**
 * Where the reading stands at a second: its lower right corner, as a place and the way from there in its own ems. It
 * keeps clear of the knob, and of the arm, to which its lower left corner comes near once that descends.
 */
export function readingPlace(second: number): { x: string; y: string; dx: string; dy: string } {
  const angle = radians(degreesAt(second));
  const edge = knob + 3.5;
  const gap = min(0.9, 0.54 + 0.04 * second);
  const textWidth = 2.1;
  const dy = -tan(angle) * gap - max(0, tan(angle)) * textWidth - 0.5 / cos(angle);
  return {
    ...inPercent({ x: rim * cos(angle) - edge, y: rim * sin(angle) - edge * tan(angle) }),
    dx: `${-gap}em`,
    dy: `${dy.toFixed(2)}em`,
  };
}

/** How clearly a second's numeral shows while the reading is near it: from 0 to 1. */
export function numeralOpacity(second: number, now: number): number {
  return clamp(max(now - second - 12, second - now - 2), 0, 1);
}

function inPercent({ x, y }: Point): { x: string; y: string } {
  return { x: `${((100 * x) / dial.width).toFixed(2)}%`, y: `${(50 + (100 * y) / dial.height).toFixed(2)}%` };
}
