import type { Page } from '@playwright/test';
import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { header, main } from '../page/parts.ts';
import { featureLink, pauseButton, playButton, seekBar, showcase, video } from '../page/showcase.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects the film, its controls and all features on the screen at once, and below what the header covers. */
async function expectOneScreen(page: Page): Promise<void> {
  const control = playButton(page).or(pauseButton(page));
  const rows = features.map((feature) =>
    showcase(page)
      .getByRole('listitem')
      .filter({ has: featureLink(page, feature) }),
  );
  const parts = [video(page), control, seekBar(page), ...rows];
  const covered = await header(page).boundingBox();
  const top = Math.max(0, (covered?.y ?? 0) + (covered?.height ?? 0));
  await Promise.all(
    parts.map(async (part) => {
      await expect.soft(part).toBeInViewport({ ratio: 1 });
      expect.soft((await part.boundingBox())?.y).toBeGreaterThanOrEqual(top);
    }),
  );
}

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [360, 740],
  [390, 844],
  [740, 360],
] as const) {
  test(`film, controls and features are on one screen of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/?t=${features[2].timestamp}`);
    await expectOneScreen(page);
    await main(page).locator('a[href="#demonstracao"]').click();
    await expectOneScreen(page);
    // A choice brings them back.
    await page.evaluate(() => scrollBy(0, 100));
    await featureLink(page, features[3]).click();
    await expectOneScreen(page);
  });
}

test('a choice in a player higher than the screen brings the film, and not the player, onto it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/');
  await featureLink(page, features[3]).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 100));
  await featureLink(page, features[3]).click();
  await expect(video(page)).toBeInViewport({ ratio: 1 });
  const covered = await header(page).boundingBox();
  expect((await video(page).boundingBox())?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0));
});

test('the icon of a feature stands 12 px before its title, at the height of its middle', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const feature of features) {
      const link = featureLink(page, feature);
      const icon = await link.locator('svg').boundingBox();
      const title = await link.getByRole('heading').boundingBox();
      const where = `${feature.title} at ${width} px`;
      expect.soft((title?.x ?? 0) - (icon?.x ?? 0) - (icon?.width ?? 0), where).toBeCloseTo(12, 0);
      const middles = [icon, title].map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
      expect.soft(middles[0], where).toBeCloseTo(middles[1] ?? 0, 0);
    }
  }
});
