import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdHydration } from './hydration.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Flexão do joelho' });
const handle = (page: Page) => page.locator('svg:has(+ p + input) > circle').last();

/** The knee on the screen, and the screen's pixels for a unit of the drawing. */
function knee(page: Page): Promise<{ x: number; y: number; scale: number }> {
  return handle(page).evaluate((circle: SVGCircleElement) => {
    const matrix = circle.ownerSVGElement?.getScreenCTM();
    if (!matrix) throw new Error('the drawing is not shown');
    return { x: matrix.e, y: matrix.f, scale: matrix.a };
  });
}

test('is a slider with a name, a value and a range', async ({ page }) => {
  await page.goto('/');
  await expect(slider(page)).toHaveValue('92');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '92 graus');
  await expect(slider(page)).toHaveAttribute('min', '0');
  await expect(slider(page)).toHaveAttribute('max', '140');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`- slider "Flexão do joelho": "92"`);
});

for (const [key, want] of [
  ['ArrowRight', '93'],
  ['ArrowUp', '93'],
  ['ArrowLeft', '91'],
  ['ArrowDown', '91'],
  ['Home', '0'],
  ['End', '140'],
  ['PageUp', '106'],
  ['PageDown', '78'],
] as const) {
  test(`${key} makes it ${want} degrees`, async ({ page }) => {
    await page.goto('/');
    await slider(page).press(key);
    await expect(slider(page)).toHaveValue(want);
    await expect(page.getByText(`${want}°`, { exact: true })).toBeVisible();
  });
}

test('an angle that was set before hydration stays, and is shown', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  await slider(page).press('Home');
  await expect(slider(page)).toHaveValue('0');
  hydrate();
  await expect(page.getByText('0°', { exact: true })).toBeVisible();
  await expect(slider(page)).toHaveValue('0');
});

test('the angle follows a dragged ankle within a degree, in whole degrees', async ({ page }) => {
  await page.goto('/');
  const { x, y, scale } = await knee(page);
  const at = (degrees: number, distance = 186 * scale) => {
    const radians = (degrees * Math.PI) / 180;
    return [x - distance * Math.sin(radians), y + distance * Math.cos(radians)] as const;
  };
  await page.mouse.move(...at(92));
  await page.mouse.down();
  for (const degrees of [92, 60, 31.4, 0, 45, 120, 140]) {
    await page.mouse.move(...at(degrees), { steps: 4 });
    const shown = Number(await slider(page).inputValue());
    expect(Math.abs(shown - degrees)).toBeLessThanOrEqual(1);
    expect(Number.isInteger(shown)).toBe(true);
  }
  // The capture holds wherever the pointer goes, and the range ends where the knee's does.
  await page.mouse.move(...at(175, 300 * scale));
  await expect(slider(page)).toHaveValue('140');
  await page.mouse.up();
  await page.mouse.move(...at(30));
  await expect(slider(page)).toHaveValue('140');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a drag of the ankle turns it, and a swipe beside it scrolls the page', async ({ page }) => {
    await page.goto('/');
    await slider(page).scrollIntoViewIfNeeded();
    const { x, y, scale } = await knee(page);
    const top = await page.evaluate(() => scrollY);
    const devTools = await page.context().newCDPSession(page);
    const swipe = async (from: [number, number], to: [number, number]) => {
      await devTools.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: from[0], y: from[1] }],
      });
      for (let step = 1; step <= 8; step++) {
        const at = [0, 1].map((axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * step) / 8);
        await devTools.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: at[0] ?? 0, y: at[1] ?? 0 }],
        });
      }
      await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };

    await swipe([x - 186 * scale, y], [x, y + 186 * scale]);
    await expect(slider(page)).toHaveValue('0');
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await swipe([x - 150 * scale, y - 150 * scale], [x - 150 * scale, y - 150 * scale - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  });
});

test.describe('by two fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first finger keeps the ankle', async ({ page }) => {
    await page.goto('/');
    await slider(page).scrollIntoViewIfNeeded();
    const { x, y, scale } = await knee(page);
    const behind = { x: x - 186 * scale, y };
    const below = { x, y: y + 186 * scale };
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number; id: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints: points });

    await touch('touchStart', { ...behind, id: 1 });
    await touch('touchStart', { ...behind, id: 1 }, { ...behind, y: y + 8, id: 2 });
    await touch('touchMove', { ...behind, id: 1 }, { ...below, id: 2 });
    await expect(slider(page)).toHaveValue('90');
    await touch('touchMove', { ...below, id: 1 }, { ...below, id: 2 });
    await expect(slider(page)).toHaveValue('0');
    await touch('touchEnd');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a still drawing with its degrees', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('92°', { exact: true })).toBeVisible();
    await expect(slider(page)).toBeHidden();
  });
});
