import { clamp, origin, polar, radians, rounded } from '../../../shared/geometry/geometry.ts';
import { duration } from '../../../shared/shownFilm.ts';

/*
 * The dial round the film: one second is one degree. A film of more than 90 s has none. Lengths are in thousandths of the
 * picture's height, from the middle of the picture, which is the pivot; y grows downwards.
 */

/** The dial's drawing: as high as the picture, and from the pivot to where leaders turn level, with a little room. */
export const dial = { width: 675, height: 1000 } as const;

/** The radius of the dial's rim. */
export const rim = 600;

/** The rows of features beside the dial: the top of the first one, and the height of each. */
export const rows = { top: -205, height: 150 } as const;

/** Where a feature's leader leaves its tick, and where it turns level. */
const [tickEnd, turn] = [rim + 32, rim + 62];

/** How far leaders reach at most. The drawing ends at the features, and so do they. */
export const reach = 1300;

/** The dial's angle at a second of the film, clockwise from the right. Its middle is level. */
export function degreesAt(second: number): number {
  return second - duration / 2;
}

/** From a second's tick to the middle of a feature's row: along the tick, then across, then level. */
export function leader(second: number, row: number): string {
  const [start, end] = [rim, tickEnd].map((radius) => rounded(polar(origin, radius, degreesAt(second))));
  const middle = rows.top + (row + 0.5) * rows.height;
  return `M${start?.x} ${start?.y}L${end?.x} ${end?.y}L${turn} ${middle}H${reach}`;
}

/** A place on the dial, in percent of its drawing. */
export function onDial(second: number, radius: number): { x: string; y: string } {
  const { x, y } = polar(origin, radius, degreesAt(second));
  return { x: percent(x / dial.width), y: percent(0.5 + y / dial.height) };
}

/** The size of the reading's letters. At the start it fits between the phone and the knob. */
export const readingSize = 38;

/**
 * Where the reading is at a second: its lower right corner, as a place and the way from there in its own ems. It
 * keeps clear of the knob and of the arm. Where that descends, the reading rises along the rim, so that its lower left
 * corner is clear, too.
 */
export function readingPlace(second: number): { x: string; y: string; dx: string; dy: string } {
  const angle = radians(degreesAt(second));
  const [gap, textWidth] = [0.55, 2.1];
  const above = 0.5 / Math.cos(angle);
  const descent = Math.max(0, Math.tan(angle));
  const rise = ((gap + textWidth) * descent + above) / (1 + descent ** 2);
  const dx = rise * descent - gap;
  const dy = descent ? -rise : -gap * Math.tan(angle) - above;
  return { ...onDial(second, rim - 20), dx: `${dx.toFixed(2)}em`, dy: `${dy.toFixed(2)}em` };
}

/** How clearly a second's numeral shows while the reading is near it: from 0 to 1. */
export function numeralOpacity(second: number, now: number): number {
  return clamp(Math.max(now - second - 15, second - now - 6), 0, 1);
}

/** A share in percent, to one decimal: the document is sent with it. */
export function percent(share: number): string {
  return `${Number((100 * share).toFixed(1))}%`;
}

/** Whether the film has a dial: more degrees would leave its drawing. */
export const hasDial = duration <= 90;
