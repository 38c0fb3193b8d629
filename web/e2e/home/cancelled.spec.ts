import { expect, test } from '../fixtures.ts';
import { middleOf } from '../helpers/boxes.ts';
import { currentTime, nextFrameFrom, playFilm, seekBar, video } from '../helpers/film.ts';
import { fingersOn, scrollFrom } from '../helpers/fingers.ts';
import { handles, openHandle, placeOn } from '../helpers/handles.ts';
import { ankle, entryOver } from '../helpers/leg.ts';
import { flexionSlider } from '../helpers/parts.ts';
import { scrollTop } from '../helpers/scrolling.ts';
import { featureLink, reports } from '../helpers/showcase.ts';
import { pass, stopClock } from '../helpers/time.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** The steps in which an invitation's time passes, in milliseconds: to see it, and to let it end. */
const short = 100;
const long = 400;

test('a finger that scrolls from the knee’s slider during the invitation leaves what was set', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await entryOver(page);
  expect((await pass(page, short, (flexion) => flexion > 100)).at(-1)).toBeGreaterThan(100);
  await scrollFrom(page, flexionSlider(page));
  expect(new Set(await pass(page, long))).toEqual(new Set([92]));
});

test('a cancelled drag of the ankle leaves what was set, also during the invitation', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await entryOver(page);
  const touch = await fingersOn(page);
  expect((await pass(page, short, (flexion) => flexion > 100)).at(-1)).toBeGreaterThan(100);
  const { x, y } = await middleOf(ankle(page));
  await touch('touchStart', [{ x, y }]);
  await touch('touchMove', [{ x: x - 60, y }]);
  await expect(flexionSlider(page)).not.toHaveValue('92');
  await touch('touchCancel');
  await expect(flexionSlider(page)).toHaveValue('92');
  expect(new Set(await pass(page, long))).toEqual(new Set([92]));
});

test('a finger that scrolls from the film’s bar while it sweeps leaves the second that was chosen', async ({
  page,
}) => {
  await page.goto('/');
  await featureLink(page, reports).scrollIntoViewIfNeeded();
  await stopClock(page);
  await featureLink(page, reports).click();
  await page.clock.runFor(200);
  // The choice brings the film into view.
  const tops = [Number.NaN];
  await expect.poll(async () => tops.unshift(await scrollTop(page)) && tops[0] === tops[1]).toBe(true);
  expect(Number(await seekBar(page).inputValue())).toBeLessThan(0.9 * reports.timestamp);
  await scrollFrom(page, seekBar(page));
  await page.clock.runFor(1000);
  expect(await page.evaluate(nextFrameFrom, reports.timestamp)).toBeLessThan(reports.timestamp + 5);
});

test('a finger that scrolls from the film’s bar with the keyboard’s focus leaves the second that was reached', async ({
  page,
}) => {
  await page.goto('/');
  await playFilm(page);
  await seekBar(page).press('ArrowRight');
  await page.evaluate(nextFrameFrom, (await currentTime(page)) + 3);
  const reached = await currentTime(page);
  await scrollFrom(page, seekBar(page));
  await video(page).evaluate((film: HTMLVideoElement) => film.pause());
  expect(await currentTime(page)).toBeGreaterThan(reached - 0.5);
  expect(await currentTime(page)).toBeLessThan(reached + 5);
});

for (const handle of handles) {
  test(`a drag that the browser cancels is undone on ${handle.path}, by a finger and by a pen`, async ({ page }) => {
    const { mark, value } = await openHandle(page, handle);
    const resting = await value();
    const touch = await fingersOn(page);
    const { x, y } = await middleOf(mark);
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: x - 30, y: y - 30 }]);
    expect(await value(), 'by a finger').not.toBe(resting);
    await touch('touchCancel');
    await expect.poll(value, 'by a finger, cancelled').toBe(resting);

    // A pen presses in truth. Nothing in Chromium's protocol has it scroll, so that its cancel is the page's.
    const place = await page.evaluate(placeOn, handle.surface);
    await page.evaluate(() => {
      let last: PointerEvent;
      for (const type of ['pointerdown', 'gotpointercapture'] as const)
        addEventListener(type, (event) => {
          last = event;
        });
      const cancel = () => {
        const { target, pointerId, pointerType } = last;
        target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }));
      };
      Object.assign(window, { cancel });
    });
    const devTools = await page.context().newCDPSession(page);
    for (const { from, way } of [
      { from: place, way: 0 },
      { from: place, way: 20 },
      { from: { x, y }, way: 20 },
    ]) {
      const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', way: number) =>
        devTools.send('Input.dispatchMouseEvent', {
          type,
          x: from.x - way,
          y: from.y - way,
          button: 'left',
          buttons: type === 'mouseReleased' ? 0 : 1,
          clickCount: 1,
          pointerType: 'pen',
        });
      await pen('mousePressed', 0);
      if (way) await pen('mouseMoved', way);
      await expect.poll(value, 'by a pen').not.toBe(resting);
      await page.evaluate(() => Object(window).cancel());
      expect(await value(), 'by a pen, cancelled').toBe(resting);
      await pen('mouseReleased', way);
      expect(await value(), 'after it').toBe(resting);
    }
  });
}
