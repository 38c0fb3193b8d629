import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { flexionScale, footer, valuesPart } from '../helpers/parts.ts';
import { drawOnCanvas } from '../helpers/pictures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Ratios of device pixels to CSS pixels at which browsers round gradients apart: zoomed desks and laptops. */
for (const ratio of [1.25, 1.5]) {
  test.describe(`at a ratio of ${ratio}`, () => {
    test.use({ deviceScaleFactor: ratio });

    test('ticks of one kind have one width, and so have lines over values', async ({ page }) => {
      const slider = flexionScale(page).locator('svg').last();
      const list = valuesPart(page).getByRole('list');
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 1200 });
        await page.goto(routes.home.path);
        expect.soft(await widthsIn(page, slider, { down: 7 }), `${width} px`).toEqual(alike(15));
        await page.goto(routes.about.path);
        expect
          .soft(await widthsIn(page, footer(page), { down: 4 }), `${width} px`)
          .toEqual(alike(Math.ceil(width / 8)));
        expect.soft(await widthsIn(page, list), `${width} px`).toEqual(alike(4));
      }
    });
  });
}

/** Matches the widths of at least so many lines, all of one width but for a third of a device pixel. */
const alike = (least: number) => ({
  asymmetricMatch: (widths: number[]) => widths.length >= least && Math.max(...widths) - Math.min(...widths) < 0.34,
  toString: () => `${least} of one width`,
});

/**
 * The widths in device pixels of the upright lines of an element, at `down` CSS pixels from its top, or of the level lines at its
 * right edge. A pixel that a line covers by half adds a half.
 */
async function widthsIn(page: Page, element: Locator, { down }: { down?: number } = {}): Promise<number[]> {
  await element.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 200, behavior: 'instant' }),
  );
  const { x, y, width, height } = await boxOf(element);
  const clip = down
    ? { x: Math.max(0, x - 4), y: y + down, width: x ? width + 8 : width, height: 1 }
    : { x: x + width - 2, y: y - 4, width: 1, height: height + 8 };
  const strip = await drawOnCanvas(page, await page.screenshot({ clip }));
  return strip.evaluate((strip) => {
    const { width, height } = strip.canvas;
    const { data } = strip.getImageData(0, 0, width, height);
    const reds = Array.from(
      { length: Math.max(width, height) },
      (_, at) => data[4 * at * (height > width ? width : 1)] ?? 0,
    );
    // Lines are darker than their ground, which is most of the strip.
    const ground = reds.toSorted((one, other) => one - other)[reds.length >> 1] ?? 0;
    const line = Math.min(...reds);
    const widths: number[] = [];
    for (const [at, red] of reds.entries()) {
      if (red >= ground) continue;
      if ((reds[at - 1] ?? ground) >= ground) widths.push(0);
      widths.push((widths.pop() ?? 0) + (ground - red) / (ground - line));
    }
    return widths.map((width) => Number(width.toFixed(2)));
  });
}
