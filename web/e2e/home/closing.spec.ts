import { expect, test } from '../fixtures.ts';
import { footer, main } from '../page/parts.ts';

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const) {
  test(`the straight leg is large, and short lists of the footer share a row, on ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const leg = await main(page).locator('img[src="/straight-leg.svg"]').boundingBox();
    expect.soft(leg?.height).toBeGreaterThanOrEqual(180);
    const [, links, legal] = await footer(page).locator('section').all();
    const [one, other] = await Promise.all([links?.boundingBox(), legal?.boundingBox()]);
    expect.soft(one?.y, 'two lists beside each other').toBe(other?.y);
    const names = await main(page)
      .locator('section > div > svg > svg')
      .evaluateAll((ticks) =>
        ticks.map((tick) => [...tick.querySelectorAll('text')].map((line) => line.getBoundingClientRect())),
      );
    for (const line of names.flat())
      expect.soft(line.left > width || line.right <= width - 4, 'whole or away').toBe(true);
  });
}
