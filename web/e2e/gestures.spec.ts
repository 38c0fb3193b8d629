import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { flexionSlider } from './parts.ts';
import { seekBar } from './showcase.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, viewport: { width: 390, height: 844 } });

/** Moves a finger over the page from a point upwards, as one does to scroll. */
async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  for (let step = 1; step <= 10; step++) await touch('touchMove', { x, y: y - 20 * step });
  await touch('touchEnd');
}

test('a finger that scrolls over a slider leaves it where it was', async ({ page }) => {
  await page.goto('/');
  for (const [name, slider] of [
    ['the angle', flexionSlider(page)],
    ['the film’s position', seekBar(page)],
  ] as const) {
    await slider.scrollIntoViewIfNeeded();
    const before = await slider.inputValue();
    const top = await page.evaluate(() => scrollY);
    const box = await slider.boundingBox();
    if (!box) throw new Error(`the slider of ${name} is not shown`);
    await swipeUp(page, box.x + 0.3 * box.width, box.y + box.height / 2);
    await expect.poll(() => page.evaluate(() => scrollY), name).toBeGreaterThan(top);
    await expect(slider, name).toHaveValue(before);
  }
});
