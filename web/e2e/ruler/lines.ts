import { type Edges, gap } from '../helpers/boxes.ts';
import { type GlyphBox, isSeen } from './glyphs.ts';

/** What letters keep clear of: a line or a mark of a drawing, the edge of an element, or what a picture shows. */
export interface Obstacle {
  name: string;
  box: Edges;
  /** What it belongs to: the words of the same whole may be close to it. */
  of: Element | null;
  /** Its distance from a word's glyphs in CSS pixels. It need be exact only under `air`. */
  distance: (glyphs: GlyphBox, air: number) => number;
}

/** The distance of a point from a word's glyphs. All functions of this file run in the page. */
export function distanceFrom(glyphs: GlyphBox, point: DOMPointReadOnly): number {
  const { x, y } = glyphs.upright ? new DOMPoint(point.x, point.y).matrixTransform(glyphs.upright) : point;
  return gap(glyphs, { left: x, right: x, top: y, bottom: y });
}

/** The lines, arcs, scales and points of the drawings. Broad and pale strokes are surfaces, on which letters may lie. */
export function strokesOf(parts: Element[], wholes: string): Obstacle[] {
  const widest = 40;
  const palest = 0.3;
  return parts
    .flatMap((part) => [...part.querySelectorAll<SVGGeometryElement>('path, circle')])
    .flatMap((shape) => {
      const matrix = shape.getScreenCTM();
      const style = getComputedStyle(shape);
      const stroked = !/^none|, 0\)$/.test(style.stroke) && Number(style.strokeOpacity) > palest;
      // An arc that has not opened yet is one dash that ends where the arc begins.
      const closed = style.strokeDasharray === '1px' && style.strokeDashoffset === '1px';
      if (!matrix || closed || !(stroked || (shape.matches('circle') && style.fill !== 'none'))) return [];
      if (shape.closest('clipPath, mask') || !isSeen(shape)) return [];
      const scales = [Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d)];
      const drawn = style.vectorEffect === 'non-scaling-stroke' ? 1 : Math.min(...scales);
      const reach = stroked ? (drawn * Number.parseFloat(style.strokeWidth)) / 2 : 0;
      if (2 * reach > widest) return [];
      const view = shape.ownerSVGElement as SVGSVGElement;
      const clip = getComputedStyle(view).overflow === 'visible' ? undefined : view.getBoundingClientRect();
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const length = shape.getTotalLength();
      const scale = Math.max(...scales);
      const points = new Map<number, DOMPoint>(); // Chromium walks the whole path for each.
      const pointAt = (at: number): DOMPoint => {
        const known = points.get(at) ?? shape.getPointAtLength(at).matrixTransform(matrix);
        points.set(at, known);
        return known;
      };
      const distance = (glyphs: GlyphBox, air: number): number => {
        let least = Number.POSITIVE_INFINITY;
        /** Measures from the middle of a piece of the line, and goes on with its halves while these can be nearer. */
        const look = (from: number, to: number) => {
          const point = pointAt((from + to) / 2);
          const seen = !clip || gap(clip, { left: point.x, right: point.x, top: point.y, bottom: point.y }) === 0;
          const apart = distanceFrom(glyphs, point) - reach;
          if (seen) least = Math.min(least, apart);
          const half = (scale * (to - from)) / 2;
          if (half < 1 || apart - half > Math.min(least, air)) return;
          look(from, (from + to) / 2);
          look((from + to) / 2, to);
        };
        look(0, length);
        return least;
      };
      const box = { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
      const name = `a line of ${view.closest('div, li, a, p, button, footer')?.className.split('-')[0]}`;
      return [{ name, box, of: shape.closest(wholes), distance }];
    });
}

/** The borders of elements. */
export function bordersOf(parts: Element[]): Obstacle[] {
  return parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(':not(svg, svg *)')])
    .filter(isSeen)
    .flatMap((element) => {
      const style = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const width = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
        /, 0\)$/.test(style[`border${side}Color`]) ? 0 : Number.parseFloat(style[`border${side}Width`]);
      const sides = {
        top: [width('Top'), { left, right, top, bottom: top + width('Top') }],
        bottom: [width('Bottom'), { left, right, top: bottom - width('Bottom'), bottom }],
        left: [width('Left'), { left, right: left + width('Left'), top, bottom }],
        right: [width('Right'), { left: right - width('Right'), right, top, bottom }],
      } as const;
      return Object.entries(sides)
        .filter(([, [width]]) => width)
        .map(([side, [, box]]) => {
          const name = `the ${side} line of ${element.className.split('-')[0] || element.tagName}`;
          return {
            name,
            box,
            of: null,
            distance: (glyphs: GlyphBox) => (glyphs.upright ? Number.POSITIVE_INFINITY : gap(glyphs, box)),
          };
        });
    });
}
