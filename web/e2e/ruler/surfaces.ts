import { type GlyphBox, isSeen } from './glyphs.ts';
import type { Obstacle } from './lines.ts';

/**
 * What pictures show: all that is not transparent. A drawing's own letters may lie over it. All functions of this file run in the
 * page.
 */
export function picturesOf(parts: Element[]): Obstacle[] {
  const clearest = 20;
  const { drawings }: { drawings: Map<string, HTMLImageElement> } = Object(window); // By awaitPictures.
  // Drawing them takes longer than all else, and neither a choice nor a slider changes them.
  Object(window).drawnPictures ??= new Map();
  const drawn: Map<string, Uint8ClampedArray> = Object(window).drawnPictures;
  return parts
    .flatMap((part) => [...part.querySelectorAll('img, span:empty')])
    .filter(isSeen)
    .flatMap((part) => {
      const picture = part instanceof HTMLImageElement ? part : drawings.get(getComputedStyle(part).backgroundImage);
      return picture?.naturalWidth ? { part, picture } : [];
    })
    .map(({ part, picture }) => {
      const box = part.getBoundingClientRect();
      const [width, height] = [Math.round(box.width), Math.round(box.height)];
      const key = `${picture.currentSrc} ${width} x ${height}`;
      const distance = (glyphs: GlyphBox, air: number): number => {
        if (glyphs.drawn) return Number.POSITIVE_INFINITY;
        let pixels = drawn.get(key);
        if (!pixels) {
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const context = canvas.getContext('2d') as CanvasRenderingContext2D;
          context.drawImage(picture, 0, 0, width, height);
          pixels = context.getImageData(0, 0, width, height).data;
          drawn.set(key, pixels);
        }
        const at = (length: number, most: number) => Math.min(most, Math.max(0, Math.round(length)));
        for (let y = at(glyphs.top - air - box.top, height); y < at(glyphs.bottom + air - box.top, height); y++)
          for (let x = at(glyphs.left - air - box.left, width); x < at(glyphs.right + air - box.left, width); x++)
            if ((pixels[4 * (y * width + x) + 3] ?? 0) > clearest) return 0;
        return Number.POSITIVE_INFINITY;
      };
      return { name: picture.currentSrc, box, of: null, distance };
    });
}

/** The limb on the first screen, by its clip path. Words that are not part of the drawing keep clear of it. */
export function limbOf(parts: Element[]): Obstacle[] {
  return parts
    .flatMap((part) => [...part.querySelectorAll<SVGGeometryElement>('clipPath path[id]')])
    .map((outline) => {
      const drawing = outline.ownerSVGElement as SVGSVGElement;
      const toDrawing = (drawing.getScreenCTM() as DOMMatrix).inverse();
      const distance = (glyphs: GlyphBox, air: number): number => {
        if (glyphs.drawn) return Number.POSITIVE_INFINITY;
        for (const y of [glyphs.top - air, (glyphs.top + glyphs.bottom) / 2, glyphs.bottom + air])
          for (let x = glyphs.left - air; x <= glyphs.right + air; x += air)
            if (outline.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing))) return 0;
        return Number.POSITIVE_INFINITY;
      };
      const { left, right, top, bottom, height } = drawing.getBoundingClientRect();
      const box = { left, right, top: top - height / 4, bottom }; // A bent knee rises above the drawing's frame.
      return { name: 'the limb', box, of: null, distance };
    });
}
