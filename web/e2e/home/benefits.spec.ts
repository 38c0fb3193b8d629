import type { Locator, Page } from '@playwright/test';
import { ledger, plates } from '../../src/home/benefits/plates.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { choosePatient, onStage, patientRow, plateOf, reportOf } from '../helpers/atlas.ts';
import { boxOf, gap, middleOf } from '../helpers/boxes.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { main, pointSlider as point } from '../helpers/parts.ts';
import { scrollTop } from '../helpers/scrolling.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const report = (page: Page) =>
  main(page).locator('#recursos').getByRole('listitem').filter({ hasText: 'Relatórios detalhados' });

/** The distance between the boxes of two elements, in CSS pixels. */
async function distance(one: Locator, other: Locator): Promise<number> {
  return gap(await boxOf(one), await boxOf(other));
}

const valueText = (page: Page) => point(page).getAttribute('aria-valuetext');

test('pointer and arrow keys place the point, which settles only when it is near its landmark', async ({ page }) => {
  const { latest, axis } = plates.hip;
  const landmark = axis.name.toLowerCase();
  const name = main(page)
    .locator('svg[aria-label] + svg text')
    .filter({ hasText: axis.lines.join(' ') });
  await page.goto('/');
  await point(page).scrollIntoViewIfNeeded();
  await expect(point(page)).toHaveAttribute(
    'aria-valuetext',
    `${latest.angle + 5} graus, 5 a mais, 6 mm à frente e 19 mm abaixo`,
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

test('each reading is beside its arc', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const band = main(page).getByRole('listitem').filter({ hasText: site.precisionTitle });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { patient, joint } of ledger) {
      await choosePatient(page, patient, joint);
      const stage = onStage(page, joint);
      const arc = stage.locator('path[pathLength="1"]').last();
      const frame = await boxOf(plateOf(page, joint));
      const apart = await distance(stage.locator('div:empty'), arc);
      expect.soft(apart, `${joint} at ${width} px`).toBeLessThan(0.13 * frame.width);
    }
    const placed = await distance(band.getByText(/^\d+°$/), band.locator('path[pathLength="1"]').last());
    expect.soft(placed, `the placed point at ${width} px`).toBeLessThan(0.1 * width);
  }
});

test('on a phone stage and ledger are in sight for each patient, and a tap scrolls nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const group = main(page).getByRole('radiogroup');
  const title = page.getByRole('heading', { name: 'Gestão de pacientes' });
  const band = main(page).getByRole('listitem').filter({ has: title });
  await band.evaluate((band) => band.scrollIntoView({ behavior: 'instant' }));
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

test('a phone’s browser names each patient by all the words of the row, also by the hidden ones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  // Playwright computes names by itself.
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'radio').map(({ name }) => name?.value);
  expect(names).toEqual(
    ledger.map(({ patient, series, latest }) =>
      [
        `Paciente ${patient.number}`,
        series.joint,
        `${series.side}, ${series.movement}`.toLowerCase(),
        `${latest.angle}°`,
      ].join(' '),
    ),
  );
});

test('at 400 % a choice of a patient shows nothing above itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  for (const { patient, joint } of ledger) {
    await patientRow(page, patient.number).check();
    const shown = (await boxOf(plateOf(page, joint))).y;
    expect(shown, joint).toBeGreaterThan((await boxOf(patientRow(page, patient.number))).y);
  }
});

test('a patient who is chosen before hydration is the one that the report shows after it', async ({ page }) => {
  const hydrate = await openBeforeScript(page, '/');
  const { patient, joint } = plates.ankle;
  await choosePatient(page, patient, joint);
  hydrate();
  await expect(report(page)).toContainText(`Paciente ${patient.number}`);
  await expect(patientRow(page, patient.number)).toBeChecked();
});
