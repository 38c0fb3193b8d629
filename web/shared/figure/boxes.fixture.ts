import { legLandmarkNames } from '../landmarkNames.ts';
import type { Figure } from './figure.ts';
import { letterSize as size } from './labels.ts';

/** A rectangle round a text, in units. */
export interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The widths of the names' longer lines in Figtree at weight 500, in em. */
const nameWidth = { hip: 4.34, knee: 4.74, ankle: 3.53 } as const;

/** The widths of the reading's digits, of the 1 of its hundreds and of its degree sign, with its tracking, in em. */
const digitWidth = 0.53;
const hundredWidth = 0.39;
const degreeWidth = 0.3;

/** Boxes of the names, of the reading and of the scale's zero. */
export function boxesOf({ flexion, labels, reading, zero }: Figure): Box[] {
  const digits = `${flexion}°`;
  const digitsWidth = flexion < 100 ? digitWidth * `${flexion}`.length : hundredWidth + 2 * digitWidth;
  const readingWidth = size.reading * (digitsWidth + degreeWidth);
  const texts: Box[] = [
    // The digits' own height: nothing reaches below the baseline.
    {
      text: digits,
      left: reading.x - readingWidth,
      right: reading.x,
      top: reading.y - 0.72 * size.reading,
      bottom: reading.y,
    },
    ...(zero ? [centred('0°', zero.x, zero.y, 1.01 * size.name, size.name)] : []),
  ];
  for (const landmark of ['hip', 'knee', 'ankle'] as const) {
    const { at, anchor } = labels[landmark];
    const width = nameWidth[landmark] * size.name;
    const left = anchor === 'end' ? at.x - width : at.x;
    // The two lines are centred on their point; those of the hip end above it.
    const [up, down] = landmark === 'hip' ? [1.05, 0] : [0.5, 0.55];
    const [top, bottom] = [at.y - (0.76 + up) * size.name, at.y + (0.05 + down) * size.name];
    texts.push({ text: legLandmarkNames[landmark].name, left, right: left + width, top, bottom });
  }
  return texts;
}

/** The gap between two boxes, 0 where they meet. */
export function distanceBetween(a: Box, b: Box): number {
  const apart = (start: number, end: number, from: number, to: number) => Math.max(0, start - to, from - end);
  return Math.hypot(apart(a.left, a.right, b.left, b.right), apart(a.top, a.bottom, b.top, b.bottom));
}

function centred(text: string, x: number, y: number, width: number, height: number): Box {
  return { text, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
