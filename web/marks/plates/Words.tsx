import { Resvg } from '@resvg/resvg-js';
import { font } from '../../film/frame.ts';

interface WordsProps {
  children: string;
  /** Where they stand: the start or the end of their baseline, or its middle. */
  x?: number;
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** The size of the letters, and the space between them. */
  size: number;
  spacing?: number;
  weight?: 400 | 500 | 600;
  fill?: string;
}

/** The number of parts that a unit of the drawing is divided into. */
const precision = 4;

/**
 * Words in Figtree, as outlines: an image file cannot use the page's font, and to set a text in the system's keeps a slow
 * phone busy. Long texts stay texts, because their outlines would be several kilobytes.
 */
export function Words({ children, x = 0, y = 0, anchor = 'start', size, spacing = 0, weight = 400, fill }: WordsProps) {
  const attributes = `font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" text-anchor="${anchor}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><text ${attributes}>${children}</text></svg>`;
  return <path transform={`translate(${x} ${y}) scale(${1 / precision})`} fill={fill} d={outlineOf(text)} />;
}

/** The outline of a text, in relative commands of whole numbers: equal letters have equal commands. */
function outlineOf(text: string): string {
  const paths = [...new Resvg(text, { font }).toString().matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
  let [atX, atY] = [0, 0];
  let outline = '';
  for (const [, command = '', numbers = ''] of paths.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const points = (numbers.match(/\S+/g) ?? []).map((number) => Math.round(Number(number) * precision));
    const deltas = points.map((value, index) => value - (index % 2 ? atY : atX));
    outline += command.toLowerCase() + deltas.join(' ').replaceAll(' -', '-');
    [atX = atX, atY = atY] = points.length ? points.slice(-2) : [atX, atY];
  }
  return outline;
}
