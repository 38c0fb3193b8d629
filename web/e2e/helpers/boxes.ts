import type { Locator } from '@playwright/test';

/** A box in the page's view, in CSS pixels. */
type Box = Omit<DOMRectReadOnly, 'toJSON'>;

/** Its four edges. */
export type Edges = Pick<Box, 'left' | 'right' | 'top' | 'bottom'>;

/** The distance between two boxes. Runs in the page, too. */
export function gap(a: Edges, b: Edges): number {
  const aside = Math.max(0, a.left - b.right, b.left - a.right);
  return Math.hypot(aside, Math.max(0, a.top - b.bottom, b.top - a.bottom));
}

/** The box of an element. Throws when it is not shown. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  const { x, y, width, height } = box;
  return { ...box, left: x, top: y, right: x + width, bottom: y + height };
}

/** The boxes of all elements that a locator finds. */
export const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

/** The boxes of an element's words, at least one for each line. */
export function wordBoxes(element: Locator): Promise<Box[]> {
  return element.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()].map((box) => box.toJSON());
  });
}

/** The middle of an element, in whole CSS pixels. Throws when it is not shown. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(element);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
