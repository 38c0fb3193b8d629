import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';
import { holdHydration } from './hydration.ts';
import { main } from './parts.ts';
import { currentTime, pauseButton, paused, playButton, seekBar, showcase, video } from './showcase.ts';

test('until the page is live, the film has the browser’s controls over its poster, and then the page’s', async ({
  page,
}) => {
  const hydrate = await holdHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(video(page)).toHaveJSProperty('controls', true);
  await expect(playButton(page)).toBeHidden();
  await expect(seekBar(page)).toBeHidden();
  const poster = showcase(page).locator('img');
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toHaveJSProperty('complete', true);
  // The browser's controls let it through: its colours are not one.
  const box = await poster.boundingBox();
  if (!box) throw new Error('the poster has no place');
  const clip = { x: box.x + 20, y: box.y + 20, width: box.width - 40, height: box.height / 2 };
  const plain = await page.screenshot({ clip: { ...clip, width: 10, height: 10 } });
  expect((await page.screenshot({ clip })).length).toBeGreaterThan(10 * plain.length);

  hydrate();
  await expect(playButton(page)).toBeEnabled();
  await expect(video(page)).toHaveJSProperty('controls', false);
});

test('a film that plays before the page is live goes on, and the page’s controls follow it', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/?t=60', { waitUntil: 'commit' });
  await video(page).scrollIntoViewIfNeeded();
  await video(page).press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
  hydrate();
  await expect(pauseButton(page)).toBeVisible();
  expect(await paused(page)).toBe(false);
  expect(await currentTime(page)).toBeLessThan(60);
});

test('when the page becomes live, nothing moves', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [routes.home.path, routes.contact.path]) {
      const hydrate = await holdHydration(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('button:disabled').first()).toBeAttached();
      const height = () => main(page).evaluate((element) => element.scrollHeight);
      await page.evaluate(() => document.fonts.ready);
      const before = await height();
      hydrate();
      await expect(page.locator('button:disabled')).toHaveCount(0);
      expect(await height(), `${path} at ${width} px`).toBe(before);
      await page.unrouteAll();
    }
  }
});
