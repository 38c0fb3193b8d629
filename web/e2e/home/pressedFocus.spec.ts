import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { middleOf } from '../helpers/boxes.ts';
import { handles, openHandle, placeOn } from '../helpers/handles.ts';
import { ankle } from '../helpers/leg.ts';
import { flexionSlider } from '../helpers/parts.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

/** Whether an element shows that it has the focus. */
const ring = (element: Locator) => element.evaluate((element) => element.matches(':focus-visible'));

for (const handle of handles) {
  test(`a press on and beside the handle of ${handle.path} gives its slider the focus, and the arrow keys move it`, async ({
    page,
  }) => {
    const { mark, value } = await openHandle(page, handle);
    const slider = page.locator(handle.slider).last();
    const { x, y } = await page.evaluate(placeOn, handle.surface);
    for (const at of ['on', 'beside'] as const) {
      for (const by of ['mouse', 'finger'] as const) {
        await slider.blur();
        const place = at === 'on' ? await middleOf(mark) : { x: x - 100, y };
        if (by === 'mouse') await page.mouse.click(place.x, place.y);
        else await page.touchscreen.tap(place.x, place.y);
        await expect(slider, `${at}, by ${by}`).toBeFocused();
        expect(await ring(slider), `${at}, by ${by}`).toBe(false);
        const before = await value();
        await page.keyboard.press('ArrowRight');
        expect(await value(), `${at}, by ${by}`).not.toBe(before);
        // Chromium shows none for keys after a touch.
        expect(await ring(slider), `${at}, by ${by}, then a key`).toBe(by === 'mouse');
      }
    }
  });
}

test('a press on the ankle gives the focus to the knee’s slider', async ({ page }) => {
  await page.goto('/');
  await expect(flexionSlider(page)).toBeEnabled();
  const { x, y } = await middleOf(ankle(page));
  await page.mouse.click(x, y);
  expect(await ring(flexionSlider(page))).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect(flexionSlider(page)).toHaveValue('93');
  await flexionSlider(page).blur();
  await page.touchscreen.tap(x, y);
  await page.keyboard.press('ArrowRight');
  await expect(flexionSlider(page)).toHaveValue('94');
});
