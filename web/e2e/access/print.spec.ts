import { legal, routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { lonelyTitles, sheetsOf, type Word } from '../helpers/paper.ts';
import { main, storeCode } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { neededWidth } from '../helpers/scrolling.ts';
import { faintParts } from './contrast.ts';

/** The width of a line on A4 within the style sheet's margins, 17 cm, in CSS pixels. */
const line = 642;

test.use({ colorScheme: 'dark', viewport: { width: line, height: 900 } });

for (const path of allPaths) {
  test(`${path} prints all its text in ink, nothing that needs a click, no word over another, and no empty sheet`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
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

    expect(await neededWidth(page)).toBeLessThanOrEqual(line);
    const withoutAddress = await page
      .getByRole('main')
      .locator('a[target]:visible')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter((link) => !getComputedStyle(link, '::after').content.includes(`(${link.href})`)),
      );
    expect(withoutAddress).toEqual([]);

    // Browsers print without backgrounds by default.
    const pdf = await page.pdf({ format: 'A4', printBackground: false });
    const titles = main(page).locator('h1, h2:visible');
    expect(lonelyTitles(pdf, await titles.allTextContents())).toEqual([]);
    const sheets = sheetsOf(pdf);
    const counts = sheets.map((words) => words.length);
    expect(Math.min(...counts), 'the fewest words of a sheet').toBeGreaterThan(0);
    expect(sheets.flatMap(wordsOverWords)).toEqual([]);

    if (path === routes.contact.path) {
      // Programs for paper, such as WeasyPrint, lose the cells of a row that has another layout.
      await expect(page.getByRole('row').first()).toHaveCSS('display', 'table-row');
      await expect(
        main(page).getByText(site.email).filter({ visible: true }),
        'and for those who meet a barrier',
      ).toHaveCount(2);
    }

    if (legal.some((route) => route.path === path)) {
      const address = page.getByText(site.origin + path);
      await expect(address).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await expect(address).toBeHidden();
    }
  });
}

test("the store's code is at the end of the home page on paper, on one sheet with the words before it", async ({
  page,
}) => {
  await page.goto(routes.home.path);
  await page.emulateMedia({ media: 'print' });
  await expect(storeCode(page)).toBeVisible();
  for (const format of ['A4', 'Letter', 'A5']) {
    const last = sheetsOf(await page.pdf({ format, printBackground: false }))
      .at(-1)
      ?.map(({ word }) => word)
      .join(' ');
    expect.soft(last, format).toMatch(/Toda medida parte de 0°.*Aponte a câmera do celular para instalar/);
  }
});

/** The pairs of words on one sheet of which one lies over the other. */
function wordsOverWords(words: Word[]): string[] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
      // A box is 1.9 em high, and capitals 0.7 em, so the boxes of two lines reach into each other.
      .filter((other) => Math.abs(one.middle - other.middle) < 0.4 * Math.min(one.height, other.height))
      .map((other) => `${one.word}, ${other.word}`),
  );
}
