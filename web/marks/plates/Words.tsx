import { Resvg } from '@resvg/resvg-js';
import { font } from '../../film/frame.ts';
import { between, type Point } from '../../shared/figure/geometry.ts';

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
  let outline = '';
  let last = origin;
  for (const [, position = '', commands = ''] of paths.matchAll(/M([^A-Z]*)([^Z]*)Z/g)) {
    const [start = origin] = pointsOf(position);
    outline += `m${write([between(last, round(start))])}`;
    last = round(start);
    let pen = origin;
    for (const [, command = '', positions = ''] of commands.matchAll(/([LQC])([^A-Z]*)/g)) {
      const points = pointsOf(positions).map((point) => round(between(start, point)));
      outline += command.toLowerCase() + write(points.map((point) => between(pen, point)));
      pen = points.at(-1) ?? pen;
    }
    outline += 'z';
  }
  return outline;
}

const origin: Point = { x: 0, y: 0 };

function pointsOf(positions: string): Point[] {
  return [...positions.matchAll(/(\S+) (\S+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** The point in parts of a unit. */
function round({ x, y }: Point): Point {
  return { x: Math.round(x * precision), y: Math.round(y * precision) };
}

function write(steps: Point[]): string {
  return steps
    .map(({ x, y }) => `${x} ${y}`)
    .join(' ')
    .replaceAll(' -', '-');
}
