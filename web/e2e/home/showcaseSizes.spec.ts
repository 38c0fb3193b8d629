import { clock } from '../../src/home/showcase/clock.ts';
import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { video } from '../helpers/film.ts';
import { header, showcaseLink } from '../helpers/parts.ts';
import { expectOneScreen, featureLink, player, reports, sharing, showcase } from '../helpers/showcase.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    await page.goto(`/?t=${reports.timestamp}`);
    await expectOneScreen(page, player(page));
    await showcaseLink(page).click();
    await expectOneScreen(page, player(page));
    // A choice brings them back.
    await page.evaluate(() => scrollBy(0, 100));
    await featureLink(page, sharing).click();
    await expectOneScreen(page, player(page));
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
    const top = (await boxOf(showcase(page))).y;
    await page.evaluate((by) => scrollBy(0, by), top - 300);
    const clip = { x: 0, y: (await boxOf(showcase(page))).y, width, height: 60 };
    const above = () => page.screenshot({ clip: { ...clip, y: clip.y - clip.height } });
    const shown = await above();
    await video(page).evaluate((film) => film.parentElement?.parentElement?.style.setProperty('visibility', 'hidden'));
    expect(shown.equals(await above())).toBe(true);
  });
}

test('the time is shown once: beside the dial’s knob, or without the dial beside the line', async ({ page }) => {
  const second = reports.timestamp + 2;
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
  await featureLink(page, sharing).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 100));
  await featureLink(page, sharing).click();
  await expect(video(page)).toBeInViewport({ ratio: 1 });
  expect((await boxOf(video(page))).top).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
});

test('the icon of a feature is before its title, or two by two before its time, at the height of its middle', async ({
  page,
}) => {
  await page.goto('/');
  for (const { width, height, before, size, space } of [
    { width: 1440, height: 900, before: 'h3', size: 24, space: 12 },
    { width: 390, height: 844, before: 'span', size: 16, space: 6 },
    { width: 320, height: 568, before: 'h3', size: 24, space: 12 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const feature of features) {
      const link = featureLink(page, feature);
      const icon = await boxOf(link.locator('svg'));
      const words = await boxOf(link.locator(before));
      const where = `${feature.title} at ${width} px`;
      expect.soft(icon.width, where).toBeCloseTo(size, 0);
      expect.soft(words.left - icon.right, where).toBeCloseTo(space, 0);
      const middles = [icon, words].map(({ y, height }) => y + height / 2);
      expect.soft(middles[0], where).toBeCloseTo(middles[1] ?? 0, 0);
    }
  }
});
