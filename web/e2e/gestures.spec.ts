import type { Locator, Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';
import { flexionSlider, header, linkTo, main } from './parts.ts';
import { currentTime, pauseButton, paused, playButton, seekBar, video } from './showcase.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Moves a finger over the page from a point upwards, as one does to scroll. */
async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  for (let step = 1; step <= 10; step++) await touch('touchMove', { x, y: y - 20 * step });
  await touch('touchEnd');
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [name, slider] of [
    ['the angle', flexionSlider],
    ['the film’s position', seekBar],
  ] as const) {
    test(`a finger that scrolls over the slider of ${name} leaves it where it was`, async ({ page }) => {
      await page.goto('/');
      await slider(page).scrollIntoViewIfNeeded();
      const before = await slider(page).inputValue();
      const top = await page.evaluate(() => scrollY);
      const { x, y, width, height } = await boxOf(slider(page));
      await swipeUp(page, x + 0.3 * width, y + height / 2);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
      await expect(slider(page)).toHaveValue(before);
    });
  }
});

test('the ankle can be gripped off its centre without changing the reading', async ({ page }) => {
  await page.goto('/');
  const handle = await boxOf(main(page).locator('g[transform] > circle').first());
  await page.mouse.move(handle.x + handle.width * 0.85, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width * 0.85, handle.y + handle.height / 2 + 1);
  await expect(flexionSlider(page)).toHaveValue('92');
  await page.mouse.up();
});

test('Alt and the left arrow on the slider of the angle go back', async ({ page }) => {
  await page.goto(routes.about.path);
  await linkTo(header(page), routes.home).first().click();
  await flexionSlider(page).press('Alt+ArrowLeft');
  await expect(page).toHaveURL(routes.about.path);
});

test('a click on the picture of the film plays and pauses it', async ({ page }) => {
  await page.goto('/');
  await video(page).click();
  await expect(pauseButton(page)).toBeVisible();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
  await video(page).click();
  await expect(playButton(page)).toBeVisible();
  expect(await paused(page)).toBe(true);
});
