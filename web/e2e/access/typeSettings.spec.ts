import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { setTextScale } from '../helpers/letters.ts';
import { main } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many settings of type a page may have. The home page's readings are as large as their drawings ask for. */
const most = (path: string) => (path === routes.home.path ? 20 : 12);

for (const path of allPaths) {
  test(`${path} sets its text in few sizes, line heights, weights and trackings`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const settings = await typeSettings(page);
      expect.soft(settings.length, `${width} px: ${settings.join('; ')}`).toBeLessThanOrEqual(most(path));
      expect.soft(settings.length, `${width} px`).toBeGreaterThan(3);
    }
  });
}

test('with larger letters no words of the home page are smaller, and small ones grow', async ({ page }) => {
  await page.goto(routes.home.path);
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 780 });
    await setTextScale(page, 1);
    const usual = await wordSizes(page);
    await setTextScale(page, 1.3);
    expect.soft((await wordSizes(page))[0], `the title at ${width} px`).toBeGreaterThanOrEqual(usual[0] as number);
    await setTextScale(page, 2);
    const growth = (await wordSizes(page)).map((size, index) => size / (usual[index] as number));
    const stunted = growth.filter((by, index) => by < (Number(usual[index]) < 18 ? 1.5 : 1));
    expect.soft(stunted, `at ${width} px`).toEqual([]);
  }
});

/** The sizes of a page's words in CSS pixels, without those in drawings and scales. */
const wordSizes = (page: Page) =>
  main(page)
    .locator('h1, h2, h3, p:not([aria-hidden]), a, b, label span, li > span')
    .evaluateAll((words) => words.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));

/** The combinations of size in px, line height, weight and tracking in em of visible text, each with a text. */
function typeSettings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { clipPath, fontSize, lineHeight, fontWeight, letterSpacing } = getComputedStyle(element);
      // A clip path leaves text to screen readers alone.
      if (clipPath !== 'none') continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
      const size = Number.parseFloat(fontSize);
      const inEm = (length: string) => (Number.parseFloat(length) / size || 0).toFixed(3);
      const drawn = (size * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)).toFixed(1);
      found.set([drawn, inEm(lineHeight), fontWeight, inEm(letterSpacing)].join(' '), words.slice(0, 20));
    }
    return [...found].map(([setting, words]) => `${setting} (${words})`);
  });
}
