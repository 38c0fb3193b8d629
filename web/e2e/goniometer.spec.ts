import type { Page } from '@playwright/test';
import { photograph } from '../shared/figure/figure.ts';
import { maxFlexion, poseAt } from '../shared/figure/pose.ts';
import { expect, test } from './fixtures.ts';
import { holdHydration } from './hydration.ts';
import { flexionSlider } from './parts.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const slider = (page: Page) => flexionSlider(page);
const drawing = (page: Page) => page.getByRole('img', { name: /^Perna esquerda em vista lateral/ });
const reading = (page: Page, degrees: string | number) =>
  drawing(page).getByText(`${degrees}°`, { exact: true }).last();

/** The heel's places on the screen: its height, and where it stands at a flexion. */
async function heel(page: Page): Promise<{ y: number; x: (flexion: number) => number }> {
  const { y, left, scale } = await drawing(page).evaluate((svg: SVGSVGElement) => {
    const matrix = svg.getScreenCTM();
    const handle = svg.querySelector('g[transform]:has(circle)')?.getBoundingClientRect();
    if (!matrix || !handle) throw new Error('the drawing is not shown');
    return { y: handle.top + handle.height / 2, left: matrix.e, scale: matrix.a };
  });
  return { y, x: (flexion) => left + scale * poseAt(flexion, photograph).ankle.x };
}

test('until it is live, the slider is disabled and nothing invites to drag', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  const hint = page.getByText('Arraste o tornozelo');
  await expect(slider(page)).toBeDisabled();
  await expect(hint).toBeHidden();
  hydrate();
  await expect(slider(page)).toBeEnabled();
  await expect(hint).toBeVisible();
});

test('a reload shows the slider where the drawing is', async ({ page }) => {
  await page.goto('/');
  await slider(page).press('Home');
  await expect(reading(page, 0)).toBeVisible();
  await page.reload();
  await expect(slider(page)).toHaveValue('92');
  await expect(reading(page, 92)).toBeVisible();
});

test('the browser draws at rest what the build did, to the byte', async ({ page, browser, baseURL }) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const prerendered = await still.newPage();
  await prerendered.goto(`${baseURL}/`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await slider(page).press('ArrowRight');
    await expect(reading(page, 93)).toBeVisible();
    await slider(page).press('ArrowLeft');
    await expect(reading(page, 92)).toBeVisible();
    const drawn = await drawing(page).evaluate((svg) => svg.outerHTML);
    expect(drawn).toBe(await drawing(prerendered).evaluate((svg) => svg.outerHTML));
  }
  await still.close();
});

test('figures have one form of 1, and those of the reading stay where they are while it changes', async ({ page }) => {
  await page.goto('/');
  const places = new Set<string>();
  for (const degrees of [100, 110, 111, 128]) {
    await slider(page).fill(String(degrees));
    const middles = await reading(page, degrees).evaluate((text: SVGTextElement) =>
      [0, 1, 2].map((index) => text.getExtentOfChar(index)).map(({ x, width }) => Math.round(x + width / 2)),
    );
    places.add(middles.join());
  }
  expect([...places]).toHaveLength(1);
  // Tabular figures have a 1 with a foot, which the film lacks.
  const variants = await page.evaluate(() =>
    [...document.all].map((part) => getComputedStyle(part).fontVariantNumeric),
  );
  expect(variants).not.toContain('tabular-nums');
});

test('the thumb stands on its track, with letters of any size', async ({ page }) => {
  await page.goto('/');
  for (const size of ['100%', '200%']) {
    await page.locator('html').evaluate((root, size) => root.style.setProperty('font-size', size), size);
    const offTrack = await slider(page).evaluate((thumb) => {
      const middle = (part?: Element | null) => {
        const { top = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      return middle(thumb) - middle(thumb.parentElement?.nextElementSibling?.querySelector('path'));
    });
    expect(Math.abs(offTrack), size).toBeLessThanOrEqual(1);
  }
});

test('the angle follows a dragged ankle, in whole degrees', async ({ page }) => {
  await page.goto('/');
  const { x, y } = await heel(page);
  await page.mouse.move(x(92), y);
  await page.mouse.down();
  for (const degrees of [92, 60, 0, 45, 120, 140]) {
    await page.mouse.move(x(degrees), y, { steps: 4 });
    const shown = Number(await slider(page).inputValue());
    // A mouse's position is in whole pixels. Near the straight leg a degree is narrower than one; bent, it is up to six.
    expect(Math.abs(x(shown) - x(degrees))).toBeLessThanOrEqual(degrees < 80 ? 1.5 : 4);
    expect(Number.isInteger(shown)).toBe(true);
  }
  // The capture holds wherever the pointer goes, and the range ends where the knee's does.
  await page.mouse.move(x(140) + 200, y - 200);
  await expect(slider(page)).toHaveValue(String(maxFlexion));
  await page.mouse.up();
  await page.mouse.move(x(30), y);
  await expect(slider(page)).toHaveValue(String(maxFlexion));
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a drag of the ankle turns it, and a swipe beside it scrolls the page', async ({ page }) => {
    await page.goto('/');
    await slider(page).scrollIntoViewIfNeeded();
    const { x, y } = await heel(page);
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

    await swipe([x(92), y], [x(0) - 20, y]);
    await expect(slider(page)).toHaveValue('0');
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await swipe([x(140), y - 150], [x(140), y - 350]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  });
});
