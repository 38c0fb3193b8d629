import { Resvg } from '@resvg/resvg-js';
import { font } from '../../film/frame.ts';

/** The number of parts that a unit of the drawing is divided into. */
const precision = 4;

/** The scale of `outlineOf`'s path. */
export const outlineScale = 1 / precision;

/** Draws Figtree's letters as a path in whole numbers: an image file cannot use the page's font. `start` is x and y. */
export function outlineOf(text: string, start: string, attributes: string): string {
  const svg = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg"><text ${start} ${attributes}>${text}</text></svg>`, {
    font,
  }).toString();
  const steps = / d="([^"]+)"/.exec(svg)?.[1]?.matchAll(/([MLQCZ])([^MLQCZ]*)/g);
  if (!steps) throw new Error(`Figtree draws nothing for ${text}`);
  let [atX, atY] = [0, 0];
  let path = '';
  for (const [, command = '', numbers = ''] of steps) {
    const points = (numbers.match(/\S+/g) ?? []).map((number) => Math.round(Number(number) * precision));
    const deltas = points.map((value, index) => value - (index % 2 ? atY : atX));
    path += command.toLowerCase() + deltas.join(' ').replaceAll(' -', '-');
    [atX = atX, atY = atY] = points.length ? points.slice(-2) : [atX, atY];
  }
  return path;
}
