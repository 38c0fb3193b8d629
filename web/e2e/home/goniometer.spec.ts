import type { Page } from '@playwright/test';
import { maxFlexion } from '../../shared/figure/pose.ts';
import { expect, test } from '../fixtures.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { heel, leg, legLetters } from '../helpers/leg.ts';
import { setLetters } from '../helpers/letters.ts';
import { flexionSlider as slider } from '../helpers/parts.ts';
import { stopClock } from '../helpers/time.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const reading = (page: Page, degrees: number) => legLetters(page).filter({ hasText: new RegExp(`^${degrees}°$`) });

/** The HTML of the drawing and its letters without the handle's class, which it gets on hydration. */
const drawing = (page: Page) =>
  leg(page).evaluate((leg) => {
    const copy = leg.parentElement?.cloneNode(true) as Element;
    copy.querySelector('g[transform]:has(circle)')?.removeAttribute('class');
    return copy.outerHTML;
  });

test('the browser draws at rest what the build did, to the byte', async ({ page }) => {
  const hydrate = await openBeforeScript(page, '/');
  await expect(slider(page)).toBeDisabled();
  const prerendered = await drawing(page);
  hydrate();
  await expect(slider(page)).toBeEnabled();
  await slider(page).press('ArrowRight');
  await expect(reading(page, 93)).toBeVisible();
  await slider(page).press('ArrowLeft');
  // The figures close up when the reading rests.
  await expect(reading(page, 92)).toHaveAttribute('text-anchor', 'end');
  expect(await drawing(page)).toBe(prerendered);
});

test('figures keep their form and their places, and the thumb its track', async ({ page }) => {
  // The figures close up when the reading rests.
  await stopClock(page);
  await page.goto('/');
  const places = new Set<string>();
  for (const degrees of [100, 110, 111, 128]) {
    await slider(page).fill(String(degrees));
    const middles = await reading(page, degrees).evaluate((text: SVGTextElement) =>
      [0, 1, 2].map((index) => text.getExtentOfChar(index)).map(({ x, width }) => Math.round(x + width / 2)),
    );
    places.add(middles.join());
  }
  expect([...places], 'of the figures while the reading changes').toHaveLength(1);
  // Tabular figures have a 1 with a foot, which the film lacks.
  const variants = await page.evaluate(() =>
    [...document.all].map((part) => getComputedStyle(part).fontVariantNumeric),
  );
  expect(variants).not.toContain('tabular-nums');

  for (const size of ['100%', '200%']) {
    await setLetters(page, size);
    const offTrack = await slider(page).evaluate((thumb) => {
      const middle = (part?: Element | null) => {
        const { top = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      return middle(thumb) - middle(thumb.parentElement?.nextElementSibling?.querySelector('path'));
    });
    expect(Math.abs(offTrack), `the thumb, with letters of ${size}`).toBeLessThanOrEqual(1);
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
  await expect(reading(page, maxFlexion)).toBeVisible();
});
