import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';

/** The most sheets of A4 that a page may take. */
const sheets = [
  [routes.home.path, 5],
  [routes.about.path, 3],
  [routes.contact.path, 2],
] as const;

/** Prints a page as browsers do by default: without backgrounds. */
const print = (page: Page) => page.pdf({ format: 'A4', printBackground: false });

for (const [path, most] of sheets) {
  test(`${path} prints on at most ${most} sheets`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const pages = (await print(page)).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages?.length).toBeLessThanOrEqual(most);
  });
}

test('the measured leg is on the first sheet of the home page, and nothing is painted over it', async ({ page }) => {
  await page.goto(routes.home.path);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await print(page);
  // A grey picture of the first sheet: a head of text, and a byte for each point (PGM).
  const picture = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '72', '-gray'], { input: pdf });
  const [, width = 0, height = 0] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1'))?.map(Number) ?? [];
  const points = picture.subarray(-width * height).subarray((width * height) / 2);
  const inked = points.filter((grey) => grey < 200).length / points.length;
  expect(inked).toBeGreaterThan(0.03);
});
