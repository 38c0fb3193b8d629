import type { Locator, Page } from '@playwright/test';
import { ledger, plates } from '../../src/home/benefits/plates.ts';
import { site } from '../../src/site.ts';
import { leastWidth } from '../../src/styles/breakpoints.ts';
import { expect, test } from '../fixtures.ts';
import { choosePatient, patientRow, plateOf, reportOf } from '../helpers/atlas.ts';
import { boxesOf, boxOf, gap, middleOf } from '../helpers/boxes.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { main, pointSlider as point } from '../helpers/parts.ts';
import { scrollTop } from '../helpers/scrolling.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const report = (page: Page) =>
  main(page).locator('#recursos').getByRole('listitem').filter({ hasText: 'Relatórios detalhados' });

/** The arcs of the report's assessments. Its scale is an arc of dashes. */
const arcs = (page: Page) => report(page).locator('div:has(> svg > text) > svg > path[d*="A"]:not([pathLength])');

/** The distance between the boxes of two elements, in CSS pixels. */
async function distance(one: Locator, other: Locator): Promise<number> {
  return gap(await boxOf(one), await boxOf(other));
}

const valueText = (page: Page) => point(page).getAttribute('aria-valuetext');

test('the point starts beside its landmark; the pointer and the arrow keys place it, and it settles only when it is near', async ({
  page,
}) => {
  const { latest, axis } = plates.hip;
  const landmark = axis.name.toLowerCase();
  const name = main(page)
    .locator('svg[aria-label] + svg text')
    .filter({ hasText: axis.lines.join(' ') });
  await page.goto('/');
  await point(page).scrollIntoViewIfNeeded();
  await expect(point(page)).toHaveAttribute(
    'aria-valuetext',
    `${latest.angle + 5} graus, 5 a mais, 6 mm à frente, 19 mm abaixo`,
  );
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
  await expect.poll(() => valueText(page)).toContain('5 mm à frente');
  const beside = await middleOf(point(page));
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.down();
  await expect(name).toBeHidden();
  await page.mouse.up();
  await expect(name).toBeVisible();
  expect(await valueText(page), 'let go five millimetres beside it').toContain('5 mm à frente');
  await page.mouse.down();
  await page.mouse.move(beside.x + 0.5 * (home.x - beside.x), beside.y, { steps: 3 });
  await expect.poll(() => valueText(page)).toMatch(/[23] mm à frente/);
  await page.mouse.up();
  await expect.poll(() => middleOf(point(page))).toEqual(home);
});

test('Page keys move the point by five millimetres, Home and End to its smallest and largest angle, and none of them scrolls the page', async ({
  page,
}) => {
  await page.goto('/');
  await point(page).press('ArrowUp');
  const place = await scrollTop(page);
  for (const [key, across, down] of [
    ['PageUp', 0, -1],
    ['PageDown', 0, 1],
    ['Home', 1, -1],
    ['End', -1, 1],
  ] as const) {
    const from = await middleOf(point(page));
    await point(page).press(key);
    await expect.poll(() => middleOf(point(page)), key).not.toEqual(from);
    const to = await middleOf(point(page));
    expect(Math.sign(to.x - from.x), key).toBe(across);
    expect(Math.sign(to.y - from.y), key).toBe(down);
    await expect(point(page), key).toBeFocused();
    expect(await scrollTop(page), key).toBe(place);
  }
  const angle = async () => Number(await point(page).getAttribute('aria-valuenow'));
  const bound = await angle();
  for (let step = 0; step < 3; step++) await point(page).press('PageDown');
  expect(await angle(), 'the largest').toBeCloseTo(bound, 1);
});

test('a choice by keyboard says that the report has changed, and a reload does not', async ({ page }) => {
  const report = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Relatórios detalhados' }) });
  await page.goto('/');
  await expect(report.getByRole('status')).toBeEmpty();
  await page.getByRole('radio', { checked: true }).press('ArrowDown');
  const number = await page.getByRole('radio', { checked: true }).inputValue();
  await expect(report.getByRole('status')).toHaveText(
    new RegExp(`^Relatório do paciente ${number}: \\D+, \\d+ graus$`),
  );
  await expect.poll(() => page.evaluate(() => history.state?.patient)).toBe(Number(number));
  await page.reload();
  await expect(reportOf(page, Number(number))).toBeVisible();
  await expect(report.getByRole('status')).toBeEmpty();
});

test('each reading is beside its arc, within the margins of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const margin = (await boxOf(report(page).getByRole('heading'))).x;
    for (const { patient, joint } of ledger) {
      const where = `${joint} at ${width} px`;
      await choosePatient(page, patient, joint);
      await expect(reportOf(page, patient.number)).toBeVisible();
      const stage = plateOf(page, joint).locator('xpath=ancestor::*[@role="img"]');
      const arc = stage.locator('path[pathLength="1"]').last();
      const frame = await boxOf(plateOf(page, joint));
      expect.soft(await distance(stage.locator('div:empty'), arc), where).toBeLessThan(0.13 * frame.width);
      const boxes = await boxesOf(stage.locator('[data-joint]').or(report(page).locator('text')));
      expect.soft(Math.min(...boxes.map(({ left }) => left)), where).toBeGreaterThan(margin - 1);
      expect.soft(Math.max(...boxes.map(({ right }) => right)), where).toBeLessThan(width - margin + 1);
    }
  }
});

test('the reading of the placed point is beside its arc', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const band = main(page).getByRole('listitem').filter({ hasText: site.precisionTitle });
    const reading = band.getByText(/^\d+°$/);
    const arc = band.locator('path[pathLength="1"]').last();
    expect.soft(await distance(reading, arc), `${width} px`).toBeLessThan(0.1 * width);
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
    const place = await scrollTop(page);
    for (const { patient, joint } of ledger) {
      const { x, y } = await middleOf(patientRow(page, patient.number));
      await page.mouse.click(x, y);
      await expect(patientRow(page, patient.number)).toBeChecked();
      await expect(plateOf(page, joint)).toBeInViewport({ ratio: 1 });
      for (const radio of await group.getByRole('radio').all()) await expect(radio).toBeInViewport({ ratio: 1 });
      expect(await scrollTop(page)).toBe(place);
    }
  });
}

test('the browser names each patient to choose with all its words, also with those that a phone hides', async ({
  page,
}) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Playwright computes names by itself.
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.filter(({ role }) => role?.value === 'radio').map(({ name }) => name?.value);
    expect(names, `at ${width} px`).toEqual(
      ledger.map(({ patient, series, latest }) =>
        [
          `Paciente ${patient.number}`,
          series.joint,
          `${series.side}, ${series.movement}`.toLowerCase(),
          `${latest.angle}°`,
        ].join(' '),
      ),
    );
  }
});

test('at 400 % a choice of a patient shows nothing above itself, where one would have to scroll back to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  for (const { patient, joint } of ledger) {
    await patientRow(page, patient.number).check();
    const shown = (await boxOf(plateOf(page, joint))).y;
    expect(shown, joint).toBeGreaterThan((await boxOf(patientRow(page, patient.number))).y);
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
    const pivot = await middleOf(report(page).locator('circle').last());
    const line = Math.round((await boxOf(report(page))).bottom);
    if (onEnd) expect.soft(Math.round(pivot.x), `${width} px`).toBe(0);
    else expect.soft(Math.abs(pivot.y - line), `${width} px`).toBeLessThan(3);
  }
});

test('a patient who is chosen before hydration is the one that the report shows after it', async ({ page }) => {
  const hydrate = await openBeforeScript(page, '/');
  const { patient, joint } = plates.ankle;
  await choosePatient(page, patient, joint);
  hydrate();
  await expect(report(page)).toContainText(`Paciente ${patient.number}, fictício`);
  await expect(patientRow(page, patient.number)).toBeChecked();
});

test("the report's arcs are whole at every place of the page, and nothing of them moves", async ({ page }) => {
  await page.goto('/');
  const { top, height } = await report(page).evaluate((band) => band.getBoundingClientRect().toJSON());
  for (const seen of [-900, 0, 0.25 * height, 0.5 * height, height]) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top + seen - 900);
    for (const arc of await arcs(page).all()) await expect(arc).toHaveCSS('stroke-dasharray', 'none');
    const moving = await report(page).evaluate((band) => band.getAnimations({ subtree: true }).length);
    expect(moving, `${seen} px of the report on the screen`).toBe(0);
  }
});
