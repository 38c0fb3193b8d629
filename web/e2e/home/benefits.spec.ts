import type { Locator, Page } from '@playwright/test';
import { ledger, plates } from '../../src/home/benefits/plates.ts';
import { site } from '../../src/site.ts';
import { leastWidth } from '../../src/styles/breakpoints.ts';
import { expect, test } from '../fixtures.ts';
import { patientRow, plateOf, reportOf } from '../page/atlas.ts';
import { holdHydration } from '../page/hydration.ts';
import { main, middleOf, pointSlider as point } from '../page/parts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const report = (page: Page) =>
  main(page).locator('#recursos').getByRole('listitem').filter({ hasText: 'Relatórios detalhados' });

/** The arc of the latest assessment in the report. */
const arc = (page: Page) => report(page).locator('path[pathLength="1"]').last();

/** The pairs of texts whose boxes meet. */
const touching = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((texts) => {
    const boxes = texts.map((text) => [text.textContent, text.getBoundingClientRect()] as const);
    return boxes.flatMap(([one, a], index) =>
      boxes
        .slice(index + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([other]) => `${one}, ${other}`),
    );
  });

/** The distance between the boxes of two elements, in CSS pixels. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('an element has no box');
  const apart = (start: number, length: number, from: number, to: number) =>
    Math.max(0, start - from - to, from - start - length);
  return Math.hypot(apart(a.x, a.width, b.x, b.width), apart(a.y, a.height, b.y, b.height));
}

/** The number of an angle's drawn lines that pass through its digits. A figure is 0.7 em high, in the middle of its box. */
function linesThrough(reading: Element): number {
  const range = document.createRange();
  range.selectNodeContents(reading.firstChild ?? reading);
  const { left, right, top, bottom, height } = range.getBoundingClientRect();
  const drawing = reading.closest('div');
  const lines = [...(drawing?.querySelectorAll<SVGPathElement>('path:not([stroke-dasharray])') ?? [])];
  return lines.filter((line) => {
    const toScreen = line.getScreenCTM() ?? undefined;
    return Array.from({ length: 101 }, (_, part) => {
      const { x, y } = line.getPointAtLength((part / 100) * line.getTotalLength()).matrixTransform(toScreen);
      return left < x && x < right && top + 0.2 * height < y && y < bottom - 0.2 * height;
    }).some(Boolean);
  }).length;
}

const valueText = (page: Page) => point(page).getAttribute('aria-valuetext');

test('the point starts beside its landmark; the pointer and the arrow keys place it, and it settles only when it is near', async ({
  page,
}) => {
  const { latest, axis } = plates.hip;
  const landmark = axis.name.toLowerCase();
  const name = main(page).locator('p').getByText(axis.name, { exact: true });
  await page.goto('/');
  await point(page).scrollIntoViewIfNeeded();
  await expect(point(page)).toHaveAttribute('aria-valuetext', `${latest.angle + 5} graus, a 20 mm do ${landmark}`);
  const start = await middleOf(point(page));

  // A drag moves it by what the pointer moves, and farther from the landmark it stays where it is let go.
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await expect(point(page), 'by the pointer no focus ring').toHaveCSS('outline-style', 'none');
  await page.mouse.move(start.x - 30, start.y + 20, { steps: 3 });
  await expect.poll(() => middleOf(point(page))).toEqual({ x: start.x - 30, y: start.y + 20 });
  await expect(name, 'which would be in the way').toBeHidden();
  await page.mouse.up();
  await expect(name).toBeVisible();
  expect(await middleOf(point(page))).toEqual({ x: start.x - 30, y: start.y + 20 });

  // By keys, a millimetre at a time, onto the landmark, on a visit of its own.
  await page.goto('about:blank', { waitUntil: 'commit' });
  await page.goto('/');
  for (const [key, times] of [
    ['ArrowRight', 6],
    ['ArrowUp', 19],
  ] as const) {
    for (let time = 0; time < times; time++) await point(page).press(key);
  }
  await expect(point(page)).toHaveAttribute('aria-valuetext', `${latest.angle} graus, sobre o ${landmark}`);

  // Within four millimetres it settles when it is let go, and not before.
  const home = await middleOf(point(page));
  await point(page).press('Shift+ArrowLeft');
  await expect.poll(() => valueText(page)).toContain('a 5 mm');
  const beside = await middleOf(point(page));
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.down();
  await expect(name).toBeHidden();
  await page.mouse.up();
  await expect(name).toBeVisible();
  expect(await valueText(page), 'let go five millimetres beside it').toContain('a 5 mm');
  await page.mouse.down();
  await page.mouse.move(beside.x + 0.5 * (home.x - beside.x), beside.y, { steps: 3 });
  await expect.poll(() => valueText(page)).toMatch(/a [23] mm/);
  await page.mouse.up();
  await expect.poll(() => middleOf(point(page))).toEqual(home);
});

test('Page keys move the point by five millimetres, Home and End to its bounds, and none of them scrolls the page', async ({
  page,
}) => {
  await page.goto('/');
  await point(page).press('ArrowUp');
  const scrollTop = () => page.evaluate(() => scrollY);
  const place = await scrollTop();
  for (const [key, across, down] of [
    ['PageUp', 0, -1],
    ['PageDown', 0, 1],
    ['Home', -1, 0],
    ['End', 1, 0],
  ] as const) {
    const from = await middleOf(point(page));
    await point(page).press(key);
    await expect.poll(() => middleOf(point(page)), key).not.toEqual(from);
    const to = await middleOf(point(page));
    if (across) expect(Math.sign(to.x - from.x), key).toBe(across);
    else expect(Math.sign(to.y - from.y), key).toBe(down);
    await expect(point(page), key).toBeFocused();
    expect(await scrollTop(), key).toBe(place);
  }
  const bound = await valueText(page);
  await point(page).press('End');
  expect(await valueText(page), 'beyond its bound').toBe(bound);
});

test('a choice by keyboard says that the report has changed, and a reload does not', async ({ page }) => {
  const report = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Relatórios detalhados' }) });
  await page.goto('/');
  await expect(report.getByRole('status')).toBeEmpty();
  await page.getByRole('radio', { checked: true }).press('ArrowDown');
  const number = await page.getByRole('radio', { checked: true }).inputValue();
  await expect(report.getByRole('status')).toHaveText(`Relatório do paciente ${number}`);
  await expect.poll(() => page.evaluate(() => history.state?.patient)).toBe(Number(number));
  await page.reload();
  await expect(reportOf(page, Number(number))).toBeVisible();
  await expect(report.getByRole('status')).toBeEmpty();
});

test('each reading stands beside its arc, clear of the names and of what is saved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [340, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { patient, joint } of ledger) {
      const where = `${joint} at ${width} px`;
      await patientRow(page, patient.number).check();
      await expect(plateOf(page, joint)).toBeVisible();
      const stage = plateOf(page, joint).locator('xpath=ancestor::*[@role="img"]');
      const reading = stage.locator('div:empty');
      const words = stage.locator('text').or(stage.getByText('Medida salva')).or(reading);
      await expect(words, `${where}: landmarks, zero, reading, what is saved`).toHaveCount(6);
      expect.soft(await touching(words), where).toEqual([]);
      const frame = await plateOf(page, joint).boundingBox();
      const arc = stage.locator('path[pathLength="1"]').last();
      expect.soft(await distance(reading, arc), where).toBeLessThan(0.13 * (frame?.width ?? 0));
    }
  }
});

test('the reading of the placed point stands beside its arc', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const band = main(page).getByRole('listitem').filter({ hasText: site.precisionTitle });
    const reading = band.getByText(/^\d+°$/);
    const arc = band.locator('path[pathLength="1"]').last();
    expect.soft(await distance(reading, arc), `${width} px`).toBeLessThan(0.1 * width);
  }
});

test('the raised hand on the stage touches no word beside it', async ({ page }) => {
  await page.goto('/');
  const words = main(page).getByText('Salve a medida na hora');
  const hand = plateOf(page, 'shoulder');
  for (const [width, height] of [
    [768, 1024],
    [960, 700],
    [1024, 768],
    [1180, 820],
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await words.scrollIntoViewIfNeeded();
    const clip = await words.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
    const pictures = [];
    for (const visibility of ['visible', 'hidden']) {
      await hand.evaluate((drawing, visibility) => Object.assign(drawing.style, { visibility }), visibility);
      pictures.push((await page.screenshot({ clip })).toString('base64'));
    }
    expect.soft(new Set(pictures).size, `pictures with and without the hand, at ${width} px`).toBe(1);
  }
});

test("the numerals of the report's dial and its reading stand clear of each other", async ({ page }) => {
  await page.goto('/');
  const numerals = report(page).locator('text').filter({ hasText: '°' });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { patient, joint, usual } of ledger) {
      await patientRow(page, patient.number).check();
      await expect(numerals.last()).toHaveText(`${usual}°`);
      expect.soft(await touching(numerals), `${joint} at ${width} px`).toEqual([]);
    }
  }
});

for (const [width, height] of [
  [360, 640],
  [390, 664],
] as const) {
  test(`on a phone of ${width} x ${height} px the stage and the ledger are in sight for each patient, and a tap scrolls nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const group = main(page).getByRole('radiogroup');
    const title = page.getByRole('heading', { name: 'Gestão de pacientes' });
    const band = main(page).getByRole('listitem').filter({ has: title });
    await band.evaluate((band) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      scrollTo({
        top: scrollY + band.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop),
        behavior: 'instant',
      });
    });
    const place = await page.evaluate(() => scrollY);
    for (const { patient, joint } of ledger) {
      await page.mouse.click(...(Object.values(await middleOf(patientRow(page, patient.number))) as [number, number]));
      await expect(patientRow(page, patient.number)).toBeChecked();
      await expect(plateOf(page, joint)).toBeInViewport({ ratio: 1 });
      for (const radio of await group.getByRole('radio').all()) await expect(radio).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
  });
}

test("the report's reading is clear of the arm and the arcs, and all letters of the dial are in the page's column", async ({
  page,
}) => {
  await page.goto('/');
  const letters = report(page).locator('text');
  for (const width of [320, 390, 600, 960, 1440, 2560]) {
    await page.setViewportSize({ width, height: 844 });
    const title = await report(page).getByRole('heading').boundingBox();
    const margin = title?.x ?? Number.NaN;
    for (const { patient, joint, latest } of ledger) {
      const where = `${joint} at ${width} px`;
      await patientRow(page, patient.number).check();
      const reading = letters.getByText(`${latest.angle}°${latest.assessment}ª`);
      await expect(reading, where).toBeVisible();
      const boxes = await letters.evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect()));
      expect.soft(Math.min(...boxes.map(({ left }) => left)), where).toBeGreaterThan(margin - 1);
      expect.soft(Math.max(...boxes.map(({ right }) => right)), where).toBeLessThan(width - margin + 1);
      expect.soft(await reading.evaluate(linesThrough), `lines through the reading, ${where}`).toBe(0);
    }
  }
});

test("the pivot of the report's dial is on the band's lower line, and on a phone at the screen's left edge", async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, onEnd] of [
    [390, true],
    [16 * leastWidth.oneLine - 1, true],
    [16 * leastWidth.oneLine, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const pivot = await middleOf(report(page).locator('circle'));
    const band = await report(page).boundingBox();
    const line = Math.round((band?.y ?? 0) + (band?.height ?? 0));
    if (onEnd) expect.soft(Math.round(pivot.x), `${width} px`).toBe(0);
    else expect.soft(Math.abs(pivot.y - line), `${width} px`).toBeLessThan(3);
  }
});

test('a patient who is chosen before hydration is the one that the report shows after it', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { patient, joint } = plates.ankle;
  await patientRow(page, patient.number).check();
  await expect(plateOf(page, joint)).toBeVisible();
  hydrate();
  await expect(report(page)).toContainText(`Paciente ${patient.number}, fictício`);
  await expect(patientRow(page, patient.number)).toBeChecked();
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
