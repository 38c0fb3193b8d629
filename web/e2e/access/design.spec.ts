import type { Locator, Page } from '@playwright/test';
import { photograph, photographEdge } from '../../shared/figure/figure.ts';
import { leastWidth } from '../../src/styles/breakpoints.ts';
import { expect, test } from '../fixtures.ts';
import { boxesOf, boxOf, middleOf, wordBoxes } from '../helpers/boxes.ts';
import { leg } from '../helpers/leg.ts';
import { setLetters, setTextScale } from '../helpers/letters.ts';
import { closingPart, flexionScale, footer, header, heading, main, menuButton, openDetails } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { neededWidth } from '../helpers/scrolling.ts';
import { showcase } from '../helpers/showcase.ts';
import { expectReflow, spaceTexts } from './reflow.ts';
import { brokenWords, spoiltTexts } from './spoiltTexts.ts';

/** Expects, at each width, that a page does not scroll sideways and that its texts are whole. */
async function expectRoom(page: Page, letters: string, widths: number[], height = 800): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const needed = await neededWidth(page);
    const where = `${letters} at ${width} x ${height} px`;
    expect.soft(needed, where).toBeLessThanOrEqual(width);
    expect.soft(await spoiltTexts(page), where).toEqual([]);
  }
}

for (const path of allPaths) {
  test(`${path} fits every width, with bigger letters too, and what is touched is at least 44 px high and wide`, async ({
    page,
  }) => {
    // With motion, some letters of the drawing would appear only after a second.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // 320 px are also what a zoom of 400 % leaves of 1280 px.
    await expectRoom(page, 'as it opens', [320, 360, 390, 768, 1024, 1216, 1280, 1440, 1920, 2560]);
    await expectRoom(page, 'as it opens', [740, 960, 1024, 1280, 1366], 600);
    await expectRoom(page, 'as it opens', [740, 960, 1280, 1920], 440);
    // A phone in landscape, under the browser's bars.
    await expectRoom(page, 'as it opens', [640, 800, 960, 1024, 1280], 360);
    const changes = Object.values(leastWidth)
      .filter((width) => 16 * width >= 320) // The first counts for large letters alone.
      .flatMap((width) => [16 * width - 1, 16 * width, 16 * width + 1]);
    for (const width of [300, 320, 360, 768, 1024, 1280, ...changes]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(page), `words at ${width} px`).toEqual([]);
    }
    await expectRoom(page, 'where the layout changes', changes);

    await openDetails(page);
    for (const letters of ['200%', '150%']) {
      await setLetters(page, letters);
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await brokenWords(page), `words at ${letters}, ${width} px`).toEqual([]);
      }
    }

    await setLetters(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await smallTargets(page), 'at 1280 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await menuButton(page).click();
    expect.soft(await smallTargets(page), 'at 360 px').toEqual([]);
    await menuButton(page).click();

    for (const scale of [1.3, 2, 2.5]) {
      await setTextScale(page, scale);
      await expectRoom(page, `the device's text at ${scale}`, [360, 390, 640, 1280, 1440]);
      for (const width of [320, 360]) {
        const where = `at ${width} px, the device's text at ${scale}`;
        await page.setViewportSize({ width, height: 780 });
        await menuButton(page).click();
        const widest = await page
          .locator('main :is(p, h1, h2, h3), header a')
          .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
        expect.soft(widest, where).toBeLessThanOrEqual(width);
        const logo = await boxOf(header(page).getByRole('link').first());
        const button = await boxOf(menuButton(page));
        const oneLine = button.top < logo.bottom && logo.top < button.bottom;
        expect.soft(oneLine, `the header in one line ${where}`).toBe(true);
        await menuButton(page).click();
      }
    }
  });
}

test('at the width where one line of links begins, one layout alone holds', async ({ page }) => {
  await page.goto('/');
  const numerals = flexionScale(page).locator('span');
  const notes = showcase(page).getByRole('listitem').locator('h3 + p');
  for (const [width, shown, described] of [
    [16 * leastWidth.oneLine - 1, 4, 1],
    [16 * leastWidth.oneLine, 8, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 850 });
    await expect(numerals.filter({ visible: true }), `numerals at ${width} px`).toHaveCount(shown);
    const seen = await notes.evaluateAll(
      (notes) => notes.filter((note) => getComputedStyle(note).clipPath === 'none').length,
    );
    expect(seen, `descriptions at ${width} px`).toBe(described);
  }
});

test("a wide page's footer, slider, notes, report, film and closing words are on one grid of four columns", async ({
  page,
}) => {
  await page.goto('/');
  const columns = footer(page).locator('section');
  const zero = main(page).getByText('0', { exact: true });
  const report = main(page).getByText('Relatório', { exact: true });
  const title = showcase(page).getByRole('heading', { level: 2 });
  const closing = closingPart(page).getByRole('link').first();
  const about = main(page).getByText(/^Quem recebe o relatório/);
  const notes = main(page)
    .locator('#recursos')
    .getByText(/^(Antes da foto|Câmera perp|Uma foto não|O app auxilia)/);
  for (const [width, height] of [
    [1240, 900],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    const left = async (part: Locator) => (await boxOf(part)).x;
    const first = await left(columns.first());
    const starts = [
      ...(await Promise.all((await columns.all()).map(left))),
      (await middleOf(zero)).x,
      await left(report),
      await left(title),
      await left(closing),
      await left(about),
      ...(await boxesOf(notes)).map(({ x }) => x),
    ];
    // Between columns there is the page's margin, and at most 100 px.
    const quarter = (width - 2 * first + Math.min(first, 100)) / 4;
    const axes = [0, 1, 2, 3, 1, 3, 2, 2, 1, 0, 1, 2, 3].map((index) => Math.round(first + index * quarter));
    expect.soft(starts.map(Math.round), `at ${width} px`).toEqual(axes);
  }
});

for (const path of allPaths) {
  test(`${path} needs no sideways scrolling and keeps its texts apart, with a reader's letters and text spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectReflow(page);
    await setLetters(page);
    await expectRoom(page, 'spaced', [360, 390, 600, 768, 1024, 1280, 1440, 1920, 2560, 3840]);
  });
}

test("with a reader's text spacing, the first screen's title stays beside the photograph", async ({ page }) => {
  await page.goto('/');
  await spaceTexts(page);
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const title = Math.max(...(await wordBoxes(heading(page))).map(({ right }) => right));
    const drawing = await boxOf(leg(page));
    const edge = drawing.x + (photographEdge / photograph.width) * drawing.width;
    expect.soft(title, `at ${width} px`).toBeLessThan(edge);
  }
});

/** The controls under 44 px; a link within a sentence is excepted (WCAG 2.2, 2.5.5). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());
    // A radio button lies on its label, which chooses it, too.
    const touched = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? (element.labels?.[0] ?? element) : element;
    return [...document.querySelectorAll('a, button, input, textarea, summary')]
      .filter((element) => element.checkVisibility() && !inSentence(element))
      .map((element) => ({
        name: element.getAttribute('aria-label') || element.getAttribute('name') || element.textContent,
        box: touched(element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`);
  });
}
