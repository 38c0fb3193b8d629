import type { Figure } from './figure.ts';
import { hypot, max } from './geometry.ts';

/** A rectangle round a text, in units. */
export interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The sizes of the texts, in units. Phones show the short names. */
export interface TextSize {
  reading: number;
  name: number;
  long: boolean;
}

/** The names and their widths in Figtree at weight 500, in em. */
const names = {
  hip: { long: ['Trocânter maior', 7.13], short: ['Trocânter', 4.34] },
  knee: { long: ['Epicôndilo lateral', 7.75], short: ['Epicôndilo', 4.74] },
  ankle: { long: ['Maléolo lateral', 6.54], short: ['Maléolo', 3.53] },
} as const;

/** The widths of the digits at weight 400 and the reading's letter spacing, in em. */
const digitWidths = [0.6, 0.37, 0.51, 0.5, 0.58, 0.53, 0.52, 0.49, 0.57, 0.52];
const degreeWidth = 0.32;

/** Boxes of the shown names, of the reading and of the scale's zero. */
export function boxesOf({ flexion, labels, reading, zero }: Figure, size: TextSize): Box[] {
  const digits = `${flexion}°`;
  const readingWidth =
    size.reading * [...`${flexion}`].reduce((sum, digit) => sum + (digitWidths[+digit] ?? 0), degreeWidth);
  const texts: Box[] = [
    // The digits' own height: nothing reaches below the baseline.
    {
      text: digits,
      left: reading.x - readingWidth,
      right: reading.x,
      top: reading.y - 0.72 * size.reading,
      bottom: reading.y,
    },
    ...(flexion > 66 ? [centred('0°', zero.x, zero.y, 1.01 * size.name, size.name)] : []),
  ];
  for (const landmark of ['hip', 'knee', 'ankle'] as const) {
    const { at, shown } = labels[landmark];
    const [text, em] = names[landmark][size.long ? 'long' : 'short'];
    const width = em * size.name;
    const left = landmark === 'hip' ? at.x - width / 2 : at.x;
    if (shown)
      texts.push({ text, left, right: left + width, top: at.y - 0.76 * size.name, bottom: at.y + 0.05 * size.name });
  }
  return texts;
}

/** The gap between two boxes, 0 where they meet. */
export function distanceBetween(a: Box, b: Box): number {
  const apart = (start: number, end: number, from: number, to: number) => max(0, start - to, from - end);
  return hypot(apart(a.left, a.right, b.left, b.right), apart(a.top, a.bottom, b.top, b.bottom));
}

function centred(text: string, x: number, y: number, width: number, height: number): Box {
  return { text, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
