import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { allPaths } from '../page/pages.ts';
import { drawn } from './drawn.ts';

/*
 * A browser may darken pages by itself: Samsung Internet, Chromium on Android, views of the web within apps. Two pixels to a
 * point, or thin letters have no pixel of their own colour.
 */
test.use({
  expectedMessages: ['404 (Not Found)'],
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 2,
  viewport: { width: 390, height: 844 },
});

/** Opens a page, as it is or darkened, and takes a picture of all of it. */
async function open(page: Page, path: string, darkened: boolean): Promise<Buffer> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: darkened });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true });
}

for (const path of allPaths) {
  test(`${path} is left as it is in its dark theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const own = await open(page, path, false);
    expect((await open(page, path, true)).equals(own)).toBe(true);
  });

  // Pictures of few colours are turned once more, after they have taken the dark theme's. No page has a say in that.
  test(`a darkened ${path} shows its words, and the shapes of its drawings`, async ({ page }) => {
    const own = await open(page, path, false);
    const [ownWords, ownShapes] = [await drawn(page, own, 'words'), await drawn(page, own, 'shapes')];
    const darkened = await open(page, path, true);
    const words = await drawn(page, darkened, 'words');
    const shapes = await drawn(page, darkened, 'shapes');
    expect([words.length, shapes.length]).toEqual([ownWords.length, ownShapes.length]);

    // Some letters of a drawing lie beyond its edge.
    const seen = words.filter((_, index) => (ownWords[index]?.ratio ?? 0) > 3);
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    const lost = shapes.filter(({ ratio, share }, index) => {
      const before = ownShapes[index];
      return before && before.ratio >= 3 && (ratio < 3 || share < before.share / 8);
    });
    expect(lost).toEqual([]);
  });
}
