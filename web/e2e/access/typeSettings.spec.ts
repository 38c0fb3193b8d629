import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { fontSize, setTextScale } from '../helpers/letters.ts';
import { heading, main } from '../helpers/parts.ts';
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

test('with letters of twice the size no words of the home page are smaller, and small ones grow by half at least', async ({
  page,
}) => {
  await page.goto(routes.home.path);
  for (const width of [320, 360, 390, 600, 768]) {
    await page.setViewportSize({ width, height: 780 });
    await setTextScale(page, 1);
    const usual = await wordSizes(page);
    const title = await fontSize(heading(page));
    await setTextScale(page, 1.3);
    expect.soft(await fontSize(heading(page)), `the title at ${width} px`).toBeGreaterThanOrEqual(title);
    await setTextScale(page, 2);
    const large = await wordSizes(page);
    const stunted = usual.filter(({ size }, index) => Number(large[index]?.size) < size * (size < 18 ? 1.5 : 1));
    expect.soft(stunted, `at ${width} px`).toEqual([]);
  }
});

/** The sizes in px of the words in `main`, without those of drawings and scales, which have no room to grow. */
function wordSizes(page: Page): Promise<{ words: string; size: number }[]> {
  return main(page)
    .locator('*:not(svg *, p[aria-hidden] *)')
    .evaluateAll((elements) =>
      elements
        .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text))
        .map((element) => ({
          words: element.textContent,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        })),
    );
}

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
