import { expect, test } from '../fixtures.ts';
import { middleOf } from '../helpers/boxes.ts';
import { expectPlayingFrom, pauseButton, playButton, seekBar, video } from '../helpers/film.ts';
import { scrollTop } from '../helpers/scrolling.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

test('Space pauses and plays the film after a click on it or on its bar, and does not scroll', async ({ page }) => {
  await page.goto('/');
  await video(page).click();
  await expectPlayingFrom(page, 0);
  await expect(pauseButton(page), 'without a focus ring').toHaveCSS('outline-style', 'none');
  const top = await scrollTop(page);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await seekBar(page).click();
  const topAtBar = await scrollTop(page);
  await page.keyboard.press('Space');
  await expect(pauseButton(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(playButton(page)).toBeVisible();
  expect(await scrollTop(page)).toBe(topAtBar);
});

for (const by of ['a finger', 'a mouse'] as const) {
  test(`a film that ${by} presses twice in a row plays, and Space pauses it`, async ({ page }) => {
    await page.goto('/');
    await video(page).scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(video(page));
    await page.mouse.move(x, y);
    for (const clickCount of [1, 2]) {
      if (by === 'a finger') await page.touchscreen.tap(x, y);
      else {
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
      }
      await expect(pauseButton(page), `after ${clickCount}`).toBeVisible();
    }
    await expectPlayingFrom(page, 0);
    await page.keyboard.press('Space');
    await expect(playButton(page)).toBeVisible();
  });
}
