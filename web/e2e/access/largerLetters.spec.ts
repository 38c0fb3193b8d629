import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { setTextScale } from '../helpers/letters.ts';
import { main } from '../helpers/parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
