import { Resvg } from '@resvg/resvg-js';
import { font } from '../drawing/rasterize.ts';
import { between, origin, type Point, pointsOf } from '../shared/geometry/geometry.ts';

interface OutlinedTextProps {
  children: string;
  /** Where its baseline is. */
  y: number;
  /** The size of the letters, and the space between them. */
  size: number;
  spacing?: number;
  fill?: string;
}

/** The number of parts that a unit of the drawing is divided into. */
const precision = 4;

/** A text in Figtree about the vertical axis, as outlines, because an image file cannot use the page's font. */
export function OutlinedText({ children, y, size, spacing = 0, fill }: OutlinedTextProps) {
  const attributes = `font-size="${size}" letter-spacing="${spacing}" text-anchor="middle"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><text ${attributes}>${children}</text></svg>`;
  return <path transform={`translate(0 ${y}) scale(${1 / precision})`} fill={fill} d={outlineOf(text)} />;
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
    const [start = origin] = pointsOf(position.trim().split(' ').map(Number));
    outline += `m${step(last, round(start))}${contourOf(commands, start)}z`;
    last = round(start);
  }
  return outline;
}

/** The lines and the quadratic curves of a contour, as commands relative to its start. */
function contourOf(commands: string, start: Point): string {
  let contour = '';
  let pen = origin;
  let bend: Point | undefined;
  for (const [, command, positions = ''] of commands.matchAll(/([LQ])([^A-Z]*)/g)) {
    const points = pointsOf(positions.trim().split(' ').map(Number)).map((point) => round(between(start, point)));
    const end = points.at(-1) ?? pen;
    const mirrored = bend && between(bend, { x: 2 * pen.x, y: 2 * pen.y });
    bend = command === 'Q' ? points[0] : undefined;
    if (bend && mirrored && Math.hypot(mirrored.x - bend.x, mirrored.y - bend.y) < 1.5) {
      // The smooth command mirrors the last control by itself.
      contour += `t${step(pen, end)}`;
      bend = mirrored;
    } else contour += bend ? `q${step(pen, bend)} ${step(pen, end)}` : `l${step(pen, end)}`;
    pen = end;
  }
  return contour.replaceAll(' -', '-');
}

/** The point in parts of a unit. */
function round({ x, y }: Point): Point {
  return { x: Math.round(x * precision), y: Math.round(y * precision) };
}

function step(from: Point, to: Point): string {
  return `${to.x - from.x} ${to.y - from.y}`;
}
