import { expect, test } from '../fixtures.ts';
import { boxesOf } from '../helpers/boxes.ts';
import { setLetters } from '../helpers/letters.ts';
import { footer, main } from '../helpers/parts.ts';

test('on a phone the short lists of the footer share a row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const [, links, legal] = await boxesOf(footer(page).locator('section'));
  expect(links?.y).toBe(legal?.y);
});

test('a landmark’s name under the leg is whole or away on every phone', async ({ page }) => {
  await page.goto('/');
  for (const [width, size] of [
    [320, 16],
    [390, 16],
    [360, 20],
    [412, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await setLetters(page, `${size}px`);
    const ends = await boxesOf(main(page).locator('section > div > svg > svg text'));
    expect(ends.length).toBeGreaterThan(0);
    for (const { left, right } of ends)
      expect.soft(left > width || right <= width - 1, `${width} px, letters of ${size} px`).toBe(true);
  }
});
