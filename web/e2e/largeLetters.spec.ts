import { chromiumArguments } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { allPaths } from './pages.ts';
import { header, menuButton } from './parts.ts';
import { transcriptSummary } from './showcase.ts';

// The reader's text size, as the browser's settings have it.
test.use({
  expectedMessages: ['404 (Not Found)'],
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'] }),
});

for (const width of [320, 360]) {
  test(`letters of 32 px fit a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of allPaths) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      if (path === '/') await transcriptSummary(page).click();
      const widest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main p, main h1, main h2, main h3, header a')].map(
            (element) => element.getBoundingClientRect().right,
          ),
        ),
      );
      expect.soft(widest, path).toBeLessThanOrEqual(width);

      const logo = await header(page).getByRole('link').first().boundingBox();
      const button = await menuButton(page).boundingBox();
      expect
        .soft(
          button && logo && button.y < logo.y + logo.height && logo.y < button.y + button.height,
          `${path}: one line`,
        )
        .toBe(true);
    }
  });
}
