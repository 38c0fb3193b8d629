import { expect, type Page } from '@playwright/test';
import { setLetters } from '../helpers/letters.ts';
import { neededWidth } from '../helpers/scrolling.ts';
import { spoiltTexts } from './spoiltTexts.ts';

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
 * Expects that a page needs no sideways scrolling at 320 px (WCAG 2.2, 1.4.10), and that its texts are whole: with letters
 * of 100 % and of 200 %, and with a reader's text spacing.
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
      expect.soft(await spoiltTexts(page), where).toEqual([]);
    }
  }
}
