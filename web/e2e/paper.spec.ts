import { execFileSync } from 'node:child_process';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';

/** The most sheets of A4 that a page may take. */
const sheets = [
  [routes.home.path, 5],
  [routes.about.path, 3],
  [routes.contact.path, 2],
] as const;

for (const [path, most] of sheets) {
  test(`${path} prints on at most ${most} sheets`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // Browsers print without backgrounds by default.
    const pdf = await page.pdf({ format: 'A4', printBackground: false });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
    if (path === routes.home.path) expect(inkIn(pdf), 'the leg on the first sheet').toBeGreaterThan(0.03);
  });
}

/** Returns the inked share of the lower half of the first sheet, from 0 to 1. */
function inkIn(pdf: Buffer): number {
  // A grayscale image (PGM): a text header, then one byte for each pixel.
  const picture = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '72', '-gray'], { input: pdf });
  const [, width = 0, height = 0] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1'))?.map(Number) ?? [];
  const points = picture.subarray(-width * height).subarray((width * height) / 2);
  return points.filter((grey) => grey < 200).length / points.length;
}
