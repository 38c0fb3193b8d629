import { expect, test } from '../fixtures.ts';
import { middleOf } from '../helpers/boxes.ts';
import { fingersOn, fling } from '../helpers/fingers.ts';
import { handles, openHandle, placeOn } from '../helpers/handles.ts';
import { scrollTop } from '../helpers/scrolling.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, viewport: { width: 390, height: 844 } });

for (const handle of handles) {
  test(`a second finger, a pinch and a tap during a mouse’s drag move no handle on ${handle.path}`, async ({
    page,
  }) => {
    const { mark, value } = await openHandle(page, handle);
    const { x, y } = await page.evaluate(placeOn, handle.surface);
    const touch = await fingersOn(page);
    const devTools = await page.context().newCDPSession(page);
    const first = { ...(await middleOf(mark)), id: 1 };
    const moved = { ...first, x: first.x - 30, y: first.y - 30 };
    const at = { x: x - 100, y };
    const second = { ...at, id: 2 };

    const resting = await value();
    await touch('touchStart', [second]);
    await touch('touchStart', [second, { x: x - 80, y: y + 10, id: 3 }]);
    await touch('touchEnd');
    expect(await value(), 'after a tap with two fingers').toBe(resting);
    await devTools.send('Input.synthesizePinchGesture', { ...at, scaleFactor: 2, gestureSourceType: 'touch' });
    expect(await value(), 'after a pinch').toBe(resting);

    await touch('touchStart', [first]);
    await touch('touchMove', [moved]);
    const held = await value();
    expect(held, 'by a finger').not.toBe(resting);
    await touch('touchStart', [moved, second]);
    await touch('touchEnd', [second]);
    expect(await value(), 'after a second finger').toBe(held);
    await touch('touchMove', [first]);
    expect(await value(), 'as the first goes back').toBe(resting);
    await touch('touchEnd');

    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(moved.x, moved.y);
    await expect.poll(value, 'by a mouse').toBe(held);
    await page.touchscreen.tap(second.x, second.y);
    expect(await value(), 'after a tap during its drag').toBe(held);
    await page.mouse.move(first.x, first.y);
    await expect.poll(value, 'as the mouse goes back').toBe(resting);
    await page.mouse.up();
  });

  for (const aim of ['beside', 'on'] as const) {
    test(`a finger that stops a scroll ${aim} the handle of ${handle.path} does not move it`, async ({ page }) => {
      const touch = await fingersOn(page);
      let unchanged = false;
      // Retried: a finger that comes after the scroll's end taps.
      await expect(async () => {
        const { mark, value } = await openHandle(page, handle);
        const before = await value();
        await page.evaluate(() => {
          const seen: unknown[] = [];
          Object.assign(window, { seen });
          addEventListener('pointerdown', ({ target }) => seen.push(target), true);
          addEventListener('scrollend', () => seen.push('scrollend'));
        });
        const place = await page.evaluate(placeOn, handle.surface);
        const atRest = await scrollTop(page);
        await page.evaluate(() => scrollBy({ top: -340, behavior: 'instant' }));
        await fling(page, { x: 20, y: 830 });
        await page.evaluate(almostStopped);
        const { x, y } = await middleOf(mark);
        const top = await scrollTop(page);
        await touch('touchStart', [aim === 'on' ? { x, y } : { x: place.x - 100, y: place.y + atRest - top }]);
        await touch('touchEnd');
        const stopped = await mark.evaluate((mark: SVGElement) => {
          const [target, last] = Object(window).seen.slice(-2);
          if (last !== 'scrollend') return `nothing: ${last}`;
          if (mark.parentElement?.contains(target)) return 'on';
          return mark.ownerSVGElement?.contains(target) ? 'beside' : 'elsewhere';
        });
        expect(stopped).toBe(aim);
        unchanged = (await value()) === before;
      }).toPass();
      expect(unchanged).toBe(true);
    });
  }
}

/** Runs in the page: awaits that a scroll becomes slow. */
async function almostStopped(): Promise<void> {
  for (let last = scrollY, fast = false, frame = 0; frame < 100; frame++) {
    await new Promise(requestAnimationFrame);
    const step = scrollY - last;
    last = scrollY;
    if (fast && step < 6) return;
    fast ||= step > 6;
  }
}
