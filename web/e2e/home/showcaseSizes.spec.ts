import type { Locator, Page } from '@playwright/test';
import { clock } from '../../src/home/showcase/clock.ts';
import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { header, main } from '../page/parts.ts';
import {
  featureLink,
  featureOf,
  fullScreenName,
  pauseButton,
  playButton,
  seekBar,
  showcase,
  video,
} from '../page/showcase.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects parts of the showcase on the screen at once, and below what the header covers. */
async function expectOneScreen(page: Page, parts: readonly Locator[]): Promise<void> {
  const covered = await header(page).boundingBox();
  const top = Math.max(0, (covered?.y ?? 0) + (covered?.height ?? 0));
  await Promise.all(
    parts.map(async (part) => {
      await expect.soft(part).toBeInViewport({ ratio: 1 });
      // The film may be exactly as high as the screen.
      expect.soft((await part.boundingBox())?.y).toBeGreaterThanOrEqual(top - 0.5);
    }),
  );
}

/** The film, its controls and all features. */
function player(page: Page): readonly Locator[] {
  const control = playButton(page).or(pauseButton(page));
  const rows = features.map((feature) =>
    showcase(page)
      .getByRole('listitem')
      .filter({ has: featureLink(page, feature) }),
  );
  return [video(page), control, seekBar(page), ...rows];
}

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [768, 1024],
  [740, 360],
] as const) {
  test(`film, controls and features are on one screen of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/?t=${featureOf('relatorios').timestamp}`);
    await expectOneScreen(page, player(page));
    await main(page).locator('a[href="#demonstracao"]').click();
    await expectOneScreen(page, player(page));
    // A choice brings them back.
    await page.evaluate(() => scrollBy(0, 100));
    await featureLink(page, featureOf('compartilhamento')).click();
    await expectOneScreen(page, player(page));
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  test(`on a phone of ${width} px the film runs to both edges, over its controls, and a choice brings it back whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await featureLink(page, featureOf('compartilhamento')).scrollIntoViewIfNeeded();
    await featureLink(page, featureOf('compartilhamento')).click();
    await expectOneScreen(page, [video(page)]);
    const film = await video(page).boundingBox();
    expect(film?.x).toBeLessThanOrEqual(0);
    expect((film?.x ?? 0) + (film?.width ?? 0)).toBeGreaterThanOrEqual(width);
    const controls = [playButton(page).or(pauseButton(page)), seekBar(page), page.getByLabel(fullScreenName)];
    const places = await Promise.all(controls.map((part) => part.boundingBox()));
    for (const place of places) expect(place?.y).toBeGreaterThanOrEqual((film?.y ?? 0) + (film?.height ?? 0));
    for (const place of places) expect(place?.y, 'in one row').toBeLessThan((places[0]?.y ?? 0) + 44);
  });
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the phone’s shadow stays in the showcase, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await showcase(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('#demonstracao')?.scrollIntoView({ block: 'center' }));
    const top = (await showcase(page).boundingBox())?.y ?? 0;
    await page.evaluate((by) => scrollBy(0, by), top - 300);
    const clip = { x: 0, y: (await showcase(page).boundingBox())?.y ?? 0, width, height: 60 };
    const above = () => page.screenshot({ clip: { ...clip, y: clip.y - clip.height } });
    const shown = await above();
    await video(page).evaluate((film) => film.parentElement?.parentElement?.style.setProperty('visibility', 'hidden'));
    expect(shown.equals(await above())).toBe(true);
  });
}

test('the time is shown once: beside the dial’s knob, or without the dial beside the line', async ({ page }) => {
  const second = featureOf('relatorios').timestamp + 2;
  await page.goto(`/?t=${second}`);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(showcase(page).getByText(clock(second)).filter({ visible: true }), `${width} px`).toHaveCount(1);
  }
});

test('a choice in a player higher than the screen brings the film, and not the player, onto it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/');
  await featureLink(page, featureOf('compartilhamento')).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 100));
  await featureLink(page, featureOf('compartilhamento')).click();
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
