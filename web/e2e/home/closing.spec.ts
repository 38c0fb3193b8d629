import { expect, test } from '../fixtures.ts';
import { boxesOf } from '../helpers/boxes.ts';
import { footer } from '../helpers/parts.ts';

test('on a phone the short lists of the footer share a row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const [, links, legal] = await boxesOf(footer(page).locator('section'));
  expect(links?.y).toBe(legal?.y);
});
