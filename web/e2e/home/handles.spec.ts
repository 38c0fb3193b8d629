import type { Locator, Page } from '@playwright/test';
import { plates } from '../../src/home/benefits/plates.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { middleOf } from '../helpers/boxes.ts';
import { fingersOn, fling, type Place, scrollFrom, swipe } from '../helpers/fingers.ts';
import { handles, openHandle } from '../helpers/handles.ts';
import { ankle, entryOver, heel } from '../helpers/leg.ts';
import { arm, flexionSlider, pointSlider } from '../helpers/parts.ts';
import { scrollTop } from '../helpers/scrolling.ts';
import { pass, stopClock } from '../helpers/time.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, viewport: { width: 390, height: 844 } });

/** The handle that shows what all have in common. */
const [, goniometer] = handles;

/** Whether an element shows that it has the focus. */
const ring = (element: Locator) => element.evaluate((element) => element.matches(':focus-visible'));

test('a finger turns the ankle without a scroll, and scrolls beside it', async ({ page }) => {
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
});

test('a finger scrolls beside a handle, and its tap brings the handle there', async ({ page }) => {
  const { value, beside } = await openHandle(page, goniometer);
  const resting = await value();
  const top = await scrollTop(page);
  await swipe(page, beside, { ...beside, y: beside.y - 300 });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top);
  expect(await value(), 'swiped').toBe(resting);
  // Retried: a tap while the page still scrolls only stops the scroll.
  await expect(async () => {
    const { value, beside } = await openHandle(page, goniometer);
    await page.touchscreen.tap(beside.x, beside.y);
    expect(await value(), 'tapped').not.toBe(resting);
  }).toPass({ timeout: 5000 });
});

test('a handle within a text selection is dragged all the way, from itself and from beside it', async ({ page }) => {
  for (const from of ['mark', 'beside'] as const) {
    const { value, ...places } = await openHandle(page, goniometer);
    const { x, y } = places[from];
    await page.keyboard.press('Control+A');
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const way of [20, 40, 60]) {
      const before = await value();
      await page.mouse.move(x - way, y - way, { steps: 4 });
      await expect.poll(value, `${from}, after ${way} px`).not.toBe(before);
    }
    await page.mouse.up();
  }
});

test('the handles of drawings can be touched on 48 px, on turned phones and on wide screens too', async ({ page }) => {
  for (const [path, handle] of [
    [routes.home.path, ankle(page)],
    [routes.home.path, pointSlider(page)],
    [routes.about.path, arm(page)],
  ] as const) {
    await page.goto(path);
    for (const [width, height] of [
      [320, 568],
      [600, 800],
      [915, 412],
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

test('a second finger, a pinch, another button and a tap during a mouse’s drag move no handle', async ({ page }) => {
  const { mark, value, beside } = await openHandle(page, goniometer);
  const touch = await fingersOn(page);
  const devTools = await page.context().newCDPSession(page);
  const first = { ...mark, id: 1 };
  const moved = { ...first, x: first.x - 30, y: first.y - 30 };
  const second = { ...beside, id: 2 };

  const resting = await value();
  await touch('touchStart', [second]);
  await touch('touchStart', [second, { x: beside.x + 20, y: beside.y + 10, id: 3 }]);
  await touch('touchEnd');
  expect(await value(), 'after a tap with two fingers').toBe(resting);
  await devTools.send('Input.synthesizePinchGesture', { ...beside, scaleFactor: 2, gestureSourceType: 'touch' });
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
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(moved.x, moved.y);
  await page.mouse.up({ button: 'right' });
  expect(await value(), 'by another button').toBe(resting);

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
  test(`a finger that stops a scroll ${aim} a handle does not move it`, async ({ page }) => {
    const touch = await fingersOn(page);
    let unchanged = false;
    // It tries again, because a finger that comes down after the scroll has ended is a tap.
    await expect(async () => {
      const { value, handle, beside } = await openHandle(page, goniometer);
      const before = await value();
      await page.evaluate(() => {
        const seen: unknown[] = [];
        Object.assign(window, { seen });
        addEventListener('pointerdown', ({ target }) => seen.push(target), true);
        addEventListener('scrollend', () => seen.push('scrollend'));
      });
      const atRest = await scrollTop(page);
      await page.evaluate(() => scrollBy({ top: -340, behavior: 'instant' }));
      await fling(page, { x: 20, y: 830 });
      await page.evaluate(almostStopped);
      const mark = await middleOf(handle.locator('circle').last());
      const top = await scrollTop(page);
      await touch('touchStart', [aim === 'on' ? mark : { ...beside, y: beside.y + atRest - top }]);
      await touch('touchEnd');
      const stopped = await handle.evaluate((handle: SVGElement) => {
        const [target, last] = Object(window).seen.slice(-2);
        if (last !== 'scrollend') return `nothing: ${last}`;
        if (handle.contains(target)) return 'on';
        return handle.ownerSVGElement?.contains(target) ? 'beside' : 'elsewhere';
      });
      expect(stopped).toBe(aim);
      unchanged = (await value()) === before;
    }).toPass();
    expect(unchanged).toBe(true);
  });
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

test('a press on and beside a handle gives its slider the focus, and the arrow keys move it', async ({ page }) => {
  const { value, slider, ...places } = await openHandle(page, goniometer);
  for (const at of ['handle', 'beside'] as const) {
    for (const by of ['mouse', 'finger'] as const) {
      await slider.blur();
      const { x, y } = at === 'beside' ? places.beside : await middleOf(places.handle.locator('circle').last());
      if (by === 'mouse') await page.mouse.click(x, y);
      else await page.touchscreen.tap(x, y);
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

test('a press off the middle of the ankle or the point moves neither, and gives it the arrow keys', async ({
  page,
}) => {
  await page.goto('/');
  await expect(flexionSlider(page)).toBeEnabled();
  const heel = await middleOf(ankle(page));
  await page.mouse.click(heel.x + 15, heel.y);
  await page.keyboard.press('ArrowRight');
  await expect(flexionSlider(page)).toHaveValue('93');

  await pointSlider(page).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(pointSlider(page));
  await page.mouse.click(x + 15, y);
  expect(await middleOf(pointSlider(page))).toEqual({ x, y });
  await page.keyboard.press('ArrowRight');
  expect(await middleOf(pointSlider(page))).not.toEqual({ x, y });
});

for (const handle of handles) {
  test(`a drag that the browser cancels is undone on ${handle.path}`, async ({ page }) => {
    const { mark, value, beside } = await openHandle(page, handle);
    const resting = await value();
    const touch = await fingersOn(page);
    await touch('touchStart', [mark]);
    await touch('touchMove', [{ x: mark.x - 30, y: mark.y - 30 }]);
    expect(await value(), 'by a finger').not.toBe(resting);
    await touch('touchCancel');
    await expect.poll(value, 'by a finger, cancelled').toBe(resting);

    // As by a pen, which places at once and may scroll then. Nothing in Chromium's protocol has it scroll.
    await page.mouse.move(beside.x, beside.y);
    await page.mouse.down();
    await expect.poll(value, 'beside').not.toBe(resting);
    await page.locator(handle.surface).first().dispatchEvent('pointercancel', { pointerId: 1 });
    await expect.poll(value, 'beside, cancelled').toBe(resting);
    await page.mouse.up();
    expect(await value(), 'after it').toBe(resting);
  });
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const from of ['a scroll from the knee’s slider', 'a cancelled drag of the ankle'] as const) {
    test(`${from} during the invitation leaves what was set`, async ({ page }) => {
      await stopClock(page);
      await page.goto('/');
      await entryOver(page);
      expect((await pass(page, 100, (flexion) => flexion > 100)).at(-1)).toBeGreaterThan(100);
      if (from === 'a scroll from the knee’s slider') await scrollFrom(page, flexionSlider(page));
      else {
        const touch = await fingersOn(page);
        const { x, y } = await middleOf(ankle(page));
        await touch('touchStart', [{ x, y }]);
        await touch('touchMove', [{ x: x - 60, y }]);
        await expect(flexionSlider(page)).not.toHaveValue('92');
        await touch('touchCancel');
        await expect(flexionSlider(page)).toHaveValue('92');
      }
      // Bending takes more than four of these steps, in milliseconds.
      expect(new Set(await pass(page, 400))).toEqual(new Set([92]));
    });
  }
});

test('a handle stays below the pointer while the wheel turns, and its drawing is measured then alone', async ({
  page,
}) => {
  const { value, beside } = await openHandle(page, goniometer);
  await page.evaluate(() => {
    const { prototype } = SVGGraphicsElement;
    const read = prototype.getScreenCTM;
    Object.assign(window, { reads: 0 });
    prototype.getScreenCTM = function () {
      Object(window).reads++;
      return read.call(this);
    };
  });
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.down();
  await page.mouse.move(beside.x + 10, beside.y + 10, { steps: 10 });
  await page.mouse.move(beside.x, beside.y, { steps: 10 });
  const placed = await value();
  expect(await page.evaluate(() => Object(window).reads), 'of the drawing’s place in twenty moves').toBe(1);

  const top = await scrollTop(page);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => scrollTop(page)).toBe(top + 60);
  await expect.poll(value).not.toBe(placed);
  const scrolled = await value();
  await page.mouse.move(beside.x + 1, beside.y);
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.up();
  expect(await value()).toBe(scrolled);
  await page.mouse.down();
  await page.mouse.up();
  expect(await value(), 'pressed again').toBe(scrolled);
});

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
