import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { main } from '../page/parts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The band 'Alta precisão', its landmark's name, and the circle of its reticle. */
const band = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Alta precisão' });
const name = (page: Page) => band(page).getByText('Epicôndilo lateral');
const circle = (page: Page) => band(page).locator('g circle').first();

/** The arc of the latest assessment in the report. */
const arc = (page: Page) => {
  const report = main(page).getByRole('listitem').filter({ hasText: 'Relatórios detalhados' });
  return report.locator('path[pathLength="1"]').last();
};

/** The middle of the reticle's circle, in CSS pixels of the page's view. */
async function aim(page: Page) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await circle(page).boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test('the reticle stands at the landmark, follows the mouse, snaps when it is near, and returns', async ({ page }) => {
  await page.goto('/');
  await name(page).evaluate((name) => name.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const home = await aim(page);
  const tag = await name(page).boundingBox();
  expect((tag?.x ?? 0) - home.x).toBeLessThan(60);

  await page.mouse.move(home.x - 200, home.y + 50);
  await expect.poll(() => aim(page)).toEqual({ x: home.x - 200, y: home.y + 50 });
  await page.mouse.move(home.x + 6, home.y - 6);
  await expect.poll(() => aim(page)).toEqual(home);
  await page.mouse.move(home.x - 200, home.y + 50);
  await page.mouse.move(10, 10);
  await expect.poll(() => aim(page)).toEqual(home);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(home.x - 200, home.y + 50);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await aim(page), 'with reduced motion').toEqual(home);
});

test("the report's arcs open while the dial enters the screen, and are open with reduced motion", async ({ page }) => {
  await page.goto('/');
  await expect(arc(page)).toHaveCSS('stroke-dashoffset', '1px');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(arc(page)).toHaveCSS('stroke-dashoffset', '0px');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(arc(page)).toHaveCSS('stroke-dashoffset', '1px');
  await arc(page).evaluate((arc) => arc.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(arc(page)).toHaveCSS('stroke-dashoffset', '0px');
});
