import { expect, type Page } from '@playwright/test';
import { setLetters } from '../helpers/letters.ts';
import { neededWidth } from '../helpers/scrolling.ts';

/** What a reader may set without loss of content (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Gives a page's texts the spacing that a reader may set. */
export async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate((spacing) => {
    // The policy allows no style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets = [sheet];
  }, textSpacing);
}

/**
 * Expects that a page needs no sideways scrolling at 320 px (WCAG 2.2, 1.4.10), and that its texts end within that width:
 * with letters of 100 % and of 200 %, and with a reader's text spacing.
 */
export async function expectReflow(page: Page): Promise<void> {
  const width = 320;
  await page.setViewportSize({ width, height: 800 });
  for (const spaced of [false, true]) {
    if (spaced) await spaceTexts(page);
    for (const size of ['100%', '200%']) {
      await setLetters(page, size);
      const where = `letters at ${size}${spaced ? ', spaced' : ''}`;
      expect.soft(await neededWidth(page), where).toBeLessThanOrEqual(width);
      expect.soft(await textsBeyond(page, width), where).toEqual([]);
    }
  }
}

/** The page's texts that a width cuts off. How letters lie in a drawing is the drawing's matter. */
function textsBeyond(page: Page, width: number): Promise<string[]> {
  return page.evaluate((width) => {
    const beyond: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || element instanceof SVGElement || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // A clip path leaves text to screen readers alone.
      if (getComputedStyle(element).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      // The last letter's spacing may lie beyond.
      if (right > width + Number.parseFloat(getComputedStyle(element).fontSize) * 0.12) beyond.push(words);
    }
    return beyond;
  }, width);
}
