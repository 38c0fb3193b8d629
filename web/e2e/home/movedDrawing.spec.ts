import type { Page } from '@playwright/test';
import { plates } from '../../src/home/benefits/plates.ts';
import { expect, test } from '../fixtures.ts';
import { middleOf } from '../helpers/boxes.ts';
import { fingersOn, type Place } from '../helpers/fingers.ts';
import { handles, openHandle, placeOn } from '../helpers/handles.ts';
import { heel } from '../helpers/leg.ts';
import { flexionSlider, pointSlider } from '../helpers/parts.ts';
import { scrollTop } from '../helpers/scrolling.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

for (const handle of handles) {
  test(`a handle on ${handle.path} stays below the pointer while the wheel turns, and its drawing is measured then alone`, async ({
    page,
  }) => {
    const { value } = await openHandle(page, handle);
    const { x, y } = await page.evaluate(placeOn, handle.surface);
    await page.evaluate(() => {
      const { prototype } = SVGGraphicsElement;
      const read = prototype.getScreenCTM;
      Object.assign(window, { reads: 0 });
      prototype.getScreenCTM = function () {
        Object(window).reads++;
        return read.call(this);
      };
    });
    const reads = () => page.evaluate(() => Object(window).reads);

    const beside = [x - 100, y] as const;
    await page.mouse.move(...beside);
    await page.mouse.down();
    await page.mouse.move(beside[0] + 10, beside[1] + 10, { steps: 10 });
    await page.mouse.move(...beside, { steps: 10 });
    const placed = await value();
    expect(await reads(), 'of the drawing’s place in twenty moves').toBe(1);

    const top = await scrollTop(page);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollTop(page)).toBe(top + 60);
    await expect.poll(value).not.toBe(placed);
    const scrolled = await value();
    await page.mouse.move(beside[0] + 1, beside[1]);
    await page.mouse.move(...beside);
    await page.mouse.up();
    expect(await value()).toBe(scrolled);
    await page.mouse.down();
    await page.mouse.up();
    expect(await value(), 'pressed again').toBe(scrolled);
  });
}

/** Turns a phone under a finger that holds a handle, and moves the finger to a place that is asked for then. */
async function turn(page: Page, from: Place, placeAfter: () => Promise<Place>): Promise<void> {
  const touch = await fingersOn(page);
  await touch('touchStart', [from]);
  await touch('touchMove', [{ ...from, x: from.x - 10 }]);
  await page.setViewportSize({ width: 844, height: 390 });
  await touch('touchMove', [await placeAfter()]);
  await touch('touchEnd');
}

test('the ankle and the point follow a finger that holds them while the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(flexionSlider(page)).toBeEnabled();
  const { x, y } = await heel(page);
  await turn(page, { x: x(92), y }, async () => ({ x: (await heel(page)).x(60), y }));
  expect(Math.abs(Number(await flexionSlider(page).inputValue()) - 60)).toBeLessThanOrEqual(1);

  await page.setViewportSize({ width: 390, height: 844 });
  const mark = pointSlider(page).locator('circle');
  await mark.evaluate((mark) => mark.scrollIntoView({ block: 'center', behavior: 'instant' }));
  let place: Place = { x: 0, y: 0 };
  await turn(page, await middleOf(mark), async () => {
    await mark.evaluate((mark) => mark.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = plates.hip.axis;
    const landmark = await mark.evaluate(
      (mark: SVGElement, [x, y]) => {
        const at = new DOMPoint(x, y).matrixTransform(mark.ownerSVGElement?.getScreenCTM() ?? new DOMMatrix());
        return { x: at.x, y: at.y };
      },
      [x, y],
    );
    place = { x: landmark.x - 20, y: landmark.y - 20 };
    return place;
  });
  const { x: left, y: top } = await middleOf(mark);
  expect(Math.hypot(left - place.x, top - place.y)).toBeLessThanOrEqual(2);
});
