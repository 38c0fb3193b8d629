import { execFileSync } from 'node:child_process';
import { chapters } from '../../shared/timeline.ts';
import { legal, routes } from '../../src/routes.ts';
import { site, storeUrlFrom } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { leg } from '../page/leg.ts';
import { allPaths } from '../page/pages.ts';
import { heading, main } from '../page/parts.ts';
import { faintParts } from './contrast.ts';

/** The most sheets of A4 that a page may take. An owner's answers have one of their own. */
const sheets = new Map<string, number>([
  [routes.home.path, site.answers.length > 0 ? 6 : 5],
  [routes.about.path, 3],
  [routes.contact.path, 2],
]);

/** The width of a line on A4 within the style sheet's margins, 17 cm, and a margin, 2 cm, in CSS pixels. */
const line = 642;
const margin = 76;

test.use({ expectedMessages: ['404 (Not Found)'], colorScheme: 'dark', viewport: { width: line, height: 900 } });

for (const path of allPaths) {
  test(`${path} prints all its text in ink, and nothing that needs a click, on few sheets`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /página inicial$/ })).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await faintParts(page)).toEqual([]);

    // A fixed or sticky element would cover text on every sheet.
    const { controls, fixed } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());
      return {
        controls: shown.filter((element) =>
          element.matches('input, textarea, video, nav, footer, button[popovertarget]'),
        ),
        fixed: shown.filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
      };
    });
    expect(controls).toEqual([]);
    expect(fixed).toEqual([]);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(line);
    const withoutAddress = await page
      .getByRole('main')
      .locator('a[target]:visible')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter((link) => !getComputedStyle(link, '::after').content.includes(`(${link.href})`)),
      );
    expect(withoutAddress).toEqual([]);

    if (path === '/') {
      await expect(page.locator(`a[href="${storeUrlFrom('closing')}"]`)).toBeVisible();
      for (const { transcript } of chapters) await expect(page.getByText(transcript)).toBeVisible();
    } else if (path === '/about') {
      for (const { label } of site.founder.socialLinks) {
        await expect(main(page).getByRole('link', { name: label })).toBeVisible();
      }
    } else if (path === '/contact') {
      await expect(page.getByRole('table')).toBeVisible();
      await expect(main(page).getByText(site.email).filter({ visible: true })).toHaveCount(1);
    }

    if (legal.some((route) => route.path === path)) {
      const address = page.getByText(site.origin + path);
      await expect(address).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await expect(address).toBeHidden();
    }

    const most = sheets.get(path);
    if (!most) return;
    await page.evaluate(() => document.fonts.ready);
    // Browsers print without backgrounds by default.
    const pdf = await page.pdf({ format: 'A4', printBackground: false });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 'sheets').toBeLessThanOrEqual(most);
    expect(wordsOverWords(pdf)).toEqual([]);
    if (path === routes.home.path) {
      const box = await leg(page).boundingBox();
      if (!box) throw new Error('there is no leg');
      expect(inkIn(pdf, box), 'the leg on the first sheet').toBeGreaterThan(0.04);
    }
  });
}

/** The pairs of words on one sheet of which one lies over the other. */
function wordsOverWords(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('</page>').flatMap((sheet) => {
    const words = [...sheet.matchAll(/<word xMin="(.+)" yMin="(.+)" xMax="(.+)" yMax="(.+)">(.+)<\/word>/g)];
    const boxes = words.map(([, left, top, right, bottom, word]) => {
      const height = Number(bottom) - Number(top);
      return { word, left: Number(left), right: Number(right), height, middle: Number(top) + height / 2 };
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
        // Their boxes are much taller than letters, so those of two lines reach into each other.
        .filter((other) => Math.abs(one.middle - other.middle) < Math.min(one.height, other.height) / 2)
        .map((other) => `${one.word}, ${other.word}`),
    );
  });
}

/** Returns the inked share of a box on the first sheet, from 0 to 1. The box counts from the corner of the margins. */
function inkIn(pdf: Buffer, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): number {
  const crop = ['-x', margin + x, '-y', margin + y, '-W', width, '-H', height].map((argument) =>
    typeof argument === 'number' ? String(Math.round(argument)) : argument,
  );
  // A grayscale image (PGM) with a pixel of CSS to a pixel: a text header, then one byte for each pixel.
  const picture = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '96', ...crop, '-gray'], { input: pdf });
  const [, columns = 0, rows = 0] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1'))?.map(Number) ?? [];
  const points = picture.subarray(-columns * rows);
  return points.filter((grey) => grey < 200).length / points.length;
}
