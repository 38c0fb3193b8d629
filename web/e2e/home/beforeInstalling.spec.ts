import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { isForIPhone, leastSystem, priceList } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { closingPart, footer, main, storeLink } from '../helpers/parts.ts';
import { routePaths } from '../helpers/paths.ts';

const answers = (page: Page) => main(page).locator('details[id^=pergunta]');

test('what one must know before installing is there once, as the first note under the last button', async ({
  page,
}) => {
  await page.goto('/');
  const known = Boolean(leastSystem || priceList);
  const note = closingPart(page).getByText(/ (com|sem) conta$/);
  await expect(note).toHaveCount(known ? 1 : 0);
  await expect(main(page).getByText('crie a sua conta')).toHaveCount(site.appHasAccount && !known ? 1 : 0);
  if (!known) return;
  await expect(note).toContainText(site.appHasAccount ? ', com conta' : ', sem conta');
  for (const fact of [leastSystem, priceList]) if (fact) await expect(note).toContainText(fact);
  await expect(closingPart(page).locator('a + small')).toHaveText(/ (com|sem) conta$/);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = (await boxOf(note)).top - (await boxOf(storeLink(page, 'closing'))).bottom;
    expect.soft(apart, `${width} px`).toBeGreaterThanOrEqual(8);
    expect.soft(apart, `${width} px`).toBeLessThanOrEqual(32);
  }
});

test('who has an iPhone learns in one place that there is no app for it, or where it is', async ({ page }) => {
  const { otherStores: stores } = site;
  for (const path of routePaths) {
    await page.goto(path);
    const none = page.getByText('Não há app para iPhone');
    await expect(none, path).toHaveCount(path === routes.home.path && !isForIPhone ? 1 : 0);
    for (const { label, url } of stores) {
      const link = main(page).getByRole('link', { name: label });
      await expect(link, path).toHaveCount(path === routes.home.path ? 1 : 0);
      if (path === routes.home.path) await expect(closingPart(page).locator(`a[href="${url}"]`)).toBeVisible();
      await expect(footer(page).locator(`a[href="${url}"]`), path).toBeVisible();
    }
  }
});

test('one of the notes on precision says who decides, and who else may use the app', async ({ page }) => {
  await page.goto('/');
  const precision = main(page).getByRole('listitem').filter({ hasText: site.precisionTitle }).first();
  const limit = precision.getByRole('listitem').filter({ hasText: /^O app auxilia a avaliação/ });
  await expect(limit).toBeVisible();
  await expect(main(page).getByText(/^O app auxilia a avaliação/)).toHaveCount(1);
  await expect(main(page).getByText('Estagiários')).toHaveCount(site.internsMayUse ? 1 : 0);
  if (site.internsMayUse) await expect(limit).toContainText('Estagiários o usam sob supervisão.');
});

test("the owner's answers come before the closing band, closed until one asks", async ({ page }) => {
  await page.goto('/');
  await expect(answers(page).locator('summary')).toHaveText(site.answers.map(({ question }) => question));
  const section = page.getByRole('region', { name: 'Antes de instalar' });
  await expect(section).toHaveCount(site.answers.length > 0 ? 1 : 0);
  const texts = site.answers.map(({ answer }) => main(page).getByText(answer));
  for (const [index, text] of texts.entries()) {
    await expect(text).toBeHidden();
    await answers(page).nth(index).locator('summary').press('Enter');
    await expect(text).toBeVisible();
  }
  for (const text of texts) await expect(text, 'all may be open').toBeVisible();
  if (site.answers.length === 0) return;
  const bottom = await section.evaluate((section) => section.getBoundingClientRect().bottom);
  expect(bottom).toBe(await closingPart(page).evaluate((band) => band.getBoundingClientRect().top));
});
