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
 * phone busy.
 */
export function Words({ children, x = 0, y = 0, anchor = 'start', size, spacing = 0, weight = 400, fill }: WordsProps) {
  const attributes = `font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" text-anchor="${anchor}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><text ${attributes}>${children}</text></svg>`;
  return <path transform={`translate(${x} ${y}) scale(${1 / precision})`} fill={fill} d={outlineOf(text)} />;
}

/**
 * The outline of a text, in relative commands of whole numbers. Each contour is rounded from its own start, so that equal
 * letters have equal commands, which compress.
 */
function outlineOf(text: string): string {
  const paths = [...new Resvg(text, { font }).toString().matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
  let pen: Position = [0, 0];
  let outline = '';
  for (const [contour] of paths.matchAll(/M[^Z]*Z/g)) {
    const start = positionsOf(contour)[0] ?? pen;
    const grid = roundedFrom([0, 0], start);
    for (const [, command = '', numbers = ''] of contour.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
      const positions = positionsOf(numbers).map((position) => sum(grid, roundedFrom(start, position)));
      const steps = positions.map(([x, y]) => `${x - pen[0]} ${y - pen[1]}`);
      outline += command.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
      pen = positions.at(-1) ?? pen;
    }
    outline += 'z';
    pen = grid;
  }
  return outline;
}

type Position = readonly [x: number, y: number];

/** The positions in path data of absolute commands. */
function positionsOf(data: string): Position[] {
  return [...data.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The way from one position to another, in parts of a unit. */
function roundedFrom([fromX, fromY]: Position, [x, y]: Position): Position {
  return [Math.round((x - fromX) * precision), Math.round((y - fromY) * precision)];
}

function sum([ax, ay]: Position, [bx, by]: Position): Position {
  return [ax + bx, ay + by];
}
