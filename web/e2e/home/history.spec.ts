import type { Page } from '@playwright/test';
import { restingFlexion } from '../../shared/figure/pose.ts';
import { ledger } from '../../src/home/benefits/plates.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { patientRow, reportOf } from '../helpers/atlas.ts';
import { expectPlayingFrom, seekBar } from '../helpers/film.ts';
import { flexionSlider, follow, footer, heading, linkTo, pointSlider, showcaseLink } from '../helpers/parts.ts';
import { playFeature, reports, transcriptSummary } from '../helpers/showcase.ts';

test('a history that refuses every change stops neither the film nor a link', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['pushState', 'replaceState'] as const)
      history[method] = () => {
        throw new DOMException('Attempt to use history more than 100 times per 30 seconds', 'SecurityError');
      };
  });
  await page.goto('/');
  await playFeature(page, reports);
  await seekBar(page).press('Home');
  await expectPlayingFrom(page, 0);
  await transcriptSummary(page).click();
  for (const route of [routes.about, routes.about, routes.terms]) {
    await follow(footer(page), route);
    await expect(heading(page)).toBeInViewport();
  }
});

test('patient, report, angle, point and second come back by Back and by a reload', async ({ page }) => {
  await page.goto('/');
  const latest = ledger.at(-1);
  if (!latest) throw new Error('the ledger is empty');
  const { number } = latest.patient;
  await flexionSlider(page).fill('40');
  await pointSlider(page).press('End');
  await patientRow(page, number).check();
  await seekBar(page).press('End');
  const [point, second] = [await pointSlider(page).getAttribute('aria-valuetext'), await seekBar(page).inputValue()];
  const kept = { flexion: 40, patient: number, second: Math.floor(Number(second)) };
  await expectRemembered(page, kept);
  // The entry of a part of the page is another one.
  await showcaseLink(page).click();
  await expectRemembered(page, kept);

  await follow(footer(page), routes.terms);
  for (const [way, comeBack] of [
    ['Back', () => page.goBack()],
    ['a reload', () => page.reload()],
    ['Back to a document that loads again', () => page.goto(routes.about.path).then(() => page.goBack())],
  ] as const) {
    await comeBack();
    await expect(flexionSlider(page), way).toHaveValue('40');
    await expect(pointSlider(page), way).toHaveAttribute('aria-valuetext', point ?? '');
    await expect(patientRow(page, number), way).toBeChecked();
    await expect(reportOf(page, number), way).toBeVisible();
    await expect(seekBar(page), way).toHaveValue(second);
  }
});

test('a choice comes back by Forward, and nothing of it leaks into another visit', async ({ page }) => {
  const [first, , third] = ledger;
  if (!first || !third) throw new Error('the ledger has too few patients');
  await page.goto(routes.about.path);
  await linkTo(footer(page), routes.home).click();
  await patientRow(page, third.patient.number).check();
  await expectRemembered(page, { patient: third.patient.number });
  await page.goBack();
  await page.goForward();
  await expect(patientRow(page, third.patient.number)).toBeChecked();
  await expect(reportOf(page, third.patient.number)).toBeVisible();
  await linkTo(footer(page), routes.about).click();
  await linkTo(footer(page), routes.home).click();
  await expect(patientRow(page, third.patient.number)).not.toBeChecked();
});

test('what an older release remembered in another way is passed over', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    history.replaceState({ flexion: '400', patient: -1, point: [900], second: 'x', transcriptOpen: 'yes' }, ''),
  );
  await page.reload();
  await expect(flexionSlider(page)).toHaveValue(String(restingFlexion));
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(seekBar(page)).toHaveValue('0');
});

/** Expects that the history entry remembers some values, which it does once they rest. */
async function expectRemembered(page: Page, values: Record<string, number>): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject(values);
}
