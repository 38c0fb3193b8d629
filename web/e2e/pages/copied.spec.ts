import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openDetails } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of allPaths) {
  test(`what is copied of all of ${path} are the words that are read there, each once`, async ({ page }) => {
    await page.goto(path);
    await openDetails(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.keyboard.press('ControlOrMeta+A');
      const copied = await page.evaluate(() => `${getSelection()}`);
      expect.soft(copied.match(/\S+/g), `${width} px`).toEqual(await wordsRead(page));
    }
  });
}

/**
 * The words of the page that can be seen, in the order of the document, without those of drawings. A word ends at a space, and
 * where the next letter is not right after it.
 */
function wordsRead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    // Text for screen readers alone, and the words of drawings, whose lines have no order.
    const isHidden = (element: Element): boolean =>
      element instanceof SVGElement ||
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isHidden(element.parentElement));
    let read = '';
    let end = new DOMRect();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isHidden(element)) continue;
      for (let index = 0; index < text.length; index++) {
        letter.setStart(text, index);
        letter.setEnd(text, index + 1);
        const box = [...letter.getClientRects()].at(-1);
        const isSpace = !text.data[index]?.trim();
        if (isSpace) read += ' ';
        // The link that skips the header is above the page.
        if (isSpace || !box || box.bottom + scrollY < 0) continue;
        const wraps = index > 0 && box.top > end.bottom - 1;
        const mayWrap = index === 0 && text.previousSibling?.nodeName === 'WBR';
        const follows = Math.abs(box.left - end.right) < 1.5 && Math.abs(box.bottom - end.bottom) < 1.5;
        read += (follows || wraps || mayWrap ? '' : ' ') + text.data[index];
        end = box;
      }
    }
    return read.match(/\S+/g) ?? [];
  });
}
