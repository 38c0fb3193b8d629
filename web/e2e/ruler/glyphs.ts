import type { Edges } from '../helpers/boxes.ts';

/** The box of a word's glyphs, or in a drawing of one letter's. */
export interface GlyphBox extends Edges {
  text: string;
  /** Turns the page so that this letter of a dial is upright: its own box is measured in the turned page. */
  upright?: DOMMatrix;
  /** A box around it in the page as it is. */
  around: Edges;
  /** What the words belong to, such as a button: its icon and border may be close to them. */
  of: Element;
  /** Whether they are letters of a drawing, which may lie over its surfaces. */
  drawn: boolean;
}

/** The elements whose words, icons and lines belong together, as a selector. */
export const wholes = 'text, h1, h2, h3, h4, p, a, button, label, summary, dt, dd, th, td';

/** Reports whether an element can be seen: text for screen readers alone cannot. All functions of this file run in the page. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  // Chromium says that text of a drawing is visible even when the group around it is not displayed.
  if (element.getClientRects().length === 0) return false;
  for (let around: Element | null = element; around; around = around.parentElement)
    if (getComputedStyle(around).clipPath === 'inset(50%)') return false;
  return true;
}

/**
 * The boxes of all words' glyphs in parts of the page. A glyph is smaller than its line box, in both directions, so it is
 * measured. The line box bounds the measure, because a hyphenated word is measured whole.
 */
export function glyphsOf(parts: Element[], wholes: string): GlyphBox[] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const boxes: GlyphBox[] = [];
  /** Gives the context the font of an element. Returns its size. */
  const setFont = (element: Element) => {
    const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(element);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    return Number.parseFloat(fontSize);
  };
  /** Adds a word, or a letter, by the box of its line. */
  const addBox = (element: Element, word: string, line: DOMRect, upright?: DOMMatrix) => {
    if (!line.width || line.bottom + scrollY < 0) return;
    const metrics = context.measureText(word);
    const scale = line.height / (metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent);
    const baseline = line.bottom - scale * metrics.fontBoundingBoxDescent;
    const place = {
      left: Math.max(line.left, line.left - scale * metrics.actualBoundingBoxLeft),
      right: Math.min(line.right, line.left + scale * metrics.actualBoundingBoxRight),
      top: baseline - scale * metrics.actualBoundingBoxAscent,
      bottom: baseline + scale * metrics.actualBoundingBoxDescent,
    };
    const middle = new DOMPoint((line.left + line.right) / 2, (place.top + place.bottom) / 2);
    const { x, y } = middle.matrixTransform(upright?.inverse());
    const reach = Math.hypot(line.width, place.bottom - place.top) / 2;
    boxes.push({
      ...place,
      text: element.closest('text')?.textContent ?? word,
      of: element.closest(wholes) ?? element,
      drawn: element instanceof SVGElement,
      around: upright ? { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach } : place,
      ...(upright && { upright }),
    });
  };
  /** Adds the letters of a drawing's text one by one, because each may have a place of its own and be turned. */
  const addDrawn = (element: SVGTextContentElement) => {
    // A name that a narrow page has no room for lies wholly beyond its edge.
    const { left, right } = element.getBoundingClientRect();
    if (right < 0 || left > document.documentElement.clientWidth) return;
    const matrix = element.getScreenCTM() as DOMMatrix;
    const turn = (180 / Math.PI) * Math.atan2(matrix.b, matrix.a);
    const scale = Math.hypot(matrix.a, matrix.b);
    const letters = [...(element.textContent ?? '')];
    for (const [index, letter] of letters.entries()) {
      if (!letter.trim() || index >= element.getNumberOfChars()) continue;
      const { x, y, width, height } = element.getExtentOfChar(index);
      const corner = new DOMPoint(x, y).matrixTransform(matrix);
      const upright = new DOMMatrix().rotate(-turn);
      const { x: start, y: top } = turn ? corner.matrixTransform(upright) : corner;
      addBox(element, letter, new DOMRect(start, top, scale * width, scale * height), turn ? upright : undefined);
    }
  };
  const texts = parts.flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found;
  });
  for (const text of texts) {
    const element = text.parentElement as Element;
    if (!text.data.trim() || !isSeen(element)) continue;
    setFont(element);
    if (element instanceof SVGTextContentElement) {
      // The letters of its spans come with it, and only once.
      if (!(element.parentElement instanceof SVGTextContentElement)) addDrawn(element);
      continue;
    }
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      for (const line of range.getClientRects()) addBox(element, word, line);
    }
  }
  // An angle that counts up is generated content, which no text node holds.
  for (const element of parts.flatMap((part) => [...part.querySelectorAll(':empty')])) {
    if (!getComputedStyle(element, '::before').content.includes('counter(') || !isSeen(element)) continue;
    const size = setFont(element);
    const { left, right, top, height } = element.getBoundingClientRect();
    const { textAlign } = getComputedStyle(element);
    const angle = `${Number.parseInt(getComputedStyle(element).getPropertyValue('--count'), 10)}°`;
    let at = textAlign === 'end' || textAlign === 'right' ? right - context.measureText(angle).width : left;
    for (const figure of angle) {
      const { width } = context.measureText(figure);
      addBox(element, figure, new DOMRect(at, top + height / 2 - 0.6 * size, width, 1.2 * size));
      at += width;
    }
  }
  return boxes;
}
