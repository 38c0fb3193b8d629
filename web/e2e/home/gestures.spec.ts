import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { middleOf } from '../helpers/boxes.ts';
import { seekBar } from '../helpers/film.ts';
import { scrollFrom, swipe } from '../helpers/fingers.ts';
import { handles, placeOn, spokenValue } from '../helpers/handles.ts';
import { ankle, heel } from '../helpers/leg.ts';
import { arm, flexionSlider, pointSlider } from '../helpers/parts.ts';
import { scrollTop } from '../helpers/scrolling.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, viewport: { width: 390, height: 844 } });

test('a finger turns the ankle, and scrolls beside it and over a slider, which it leaves where it was', async ({
  page,
}) => {
  await page.goto('/');
  const angle = flexionSlider(page);
  await angle.scrollIntoViewIfNeeded();
  const { x, y } = await heel(page);
  const start = await scrollTop(page);
  await swipe(page, { x: x(92), y }, { x: x(0) - 20, y });
  await expect(angle).toHaveValue('0');
  expect(await scrollTop(page)).toBe(start);
  await swipe(page, { x: x(140), y: y - 150 }, { x: x(140), y: y - 350 });
  await expect.poll(() => scrollTop(page), 'beside the ankle').toBeGreaterThan(start);

  for (const [name, slider] of [
    ['the angle', angle],
    ['the film’s position', seekBar(page)],
  ] as const) {
    await slider.scrollIntoViewIfNeeded();
    const before = await slider.inputValue();
    await scrollFrom(page, slider);
    await expect(slider, name).toHaveValue(before);
  }
});

test('a handle within a text selection is dragged all the way, from itself and from beside it', async ({ page }) => {
  await page.goto(routes.about.path);
  const slider = page.getByRole('slider');
  await page.keyboard.press('Control+A');
  const mark = await middleOf(arm(page).locator('circle').last());
  await page.mouse.move(mark.x, mark.y);
  await page.mouse.down();
  await page.mouse.move(mark.x - 150, mark.y - 50, { steps: 10 });
  await page.mouse.up();
  expect(Number(await slider.inputValue())).toBeLessThan(115);

  for (const { path, slider, surface } of handles) {
    await page.goto(path);
    const value = () => page.evaluate(spokenValue, slider);
    await expect.poll(value, `${path}, hydrated`).toEqual(expect.any(String));
    await page.keyboard.press('Control+A');
    const { x, y } = await page.evaluate(placeOn, surface);
    await page.mouse.move(x - 100, y);
    await page.mouse.down();
    for (const way of [20, 40, 60]) {
      const before = await value();
      await page.mouse.move(x - 100 + way, y + way, { steps: 4 });
      await expect.poll(value, `${path}, after ${way} px`).not.toBe(before);
    }
    await page.mouse.up();
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a press or a tap beside a handle brings it there, a drag goes on from there, and a finger scrolls over it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { path, slider, surface } of handles) {
      await page.goto(path);
      const value = () => page.evaluate(spokenValue, slider);
      await expect.poll(value, `${path}, hydrated`).toEqual(expect.any(String));
      const first = await value();
      const { x, y } = await page.evaluate(placeOn, surface);
      await page.mouse.click(x, y);
      await expect.poll(value, `${path}, pressed`).not.toBe(first);
      const pressed = await value();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 20, y + 10, { steps: 3 });
      await page.mouse.up();
      await expect.poll(value, `${path}, dragged`).not.toBe(pressed);
      const dragged = await value();
      const top = await scrollTop(page);
      await swipe(page, { x: x - 100, y }, { x: x - 100, y: y - 300 });
      await expect.poll(() => scrollTop(page), `${path}, swiped`).toBeGreaterThan(top);
      expect(await value(), `${path}, swiped`).toBe(dragged);
      // Retried: a tap while the page still scrolls only stops the scroll.
      await expect(async () => {
        await page.evaluate(placeOn, surface);
        await page.touchscreen.tap(x - 100, y);
        expect(await value(), `${path}, tapped`).not.toBe(dragged);
      }).toPass({ timeout: 5000 });
    }
  });
}

test('the handles of drawings can be touched on 48 px, on turned phones and on wide screens too', async ({ page }) => {
  for (const [path, handle] of [
    [routes.home.path, ankle(page)],
    [routes.home.path, pointSlider(page)],
    [routes.about.path, arm(page)],
  ] as const) {
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [600, 800],
      [915, 412],
      [960, 540],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await handle.scrollIntoViewIfNeeded();
      // Eight points around the handle; one outside the screen has no element.
      const missed = await handle.evaluate((handle) => {
        const mark = handle.querySelector('circle')?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
        return [0, 45, 90, 135, 180, 225, 270, 315].filter((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          const touched = document.elementFromPoint(x + 24 * Math.cos(angle), y + 24 * Math.sin(angle));
          return touched && !handle.contains(touched);
        });
      });
      expect.soft(missed, `degrees at ${path}, ${width} x ${height} px`).toEqual([]);
    }
  }
});
