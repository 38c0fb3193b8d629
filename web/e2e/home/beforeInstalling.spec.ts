import type { Page } from '@playwright/test';
import { site } from '../../src/site.ts';
import { leastSystem, priceList } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { main } from '../page/parts.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Toda medida parte de 0°' });
const answers = (page: Page) => main(page).locator('details[id^=pergunta]');

test('what one must know before installing stands once, beside the last button, as far as the owner has said it', async ({
  page,
}) => {
  await page.goto('/');
  const known = Boolean(leastSystem || priceList);
  const line = band(page).getByText(/ (com|sem) conta$/);
  await expect(line).toHaveCount(known ? 1 : 0);
  if (known) await expect(line).toContainText(site.appHasAccount ? ' · com conta' : ' · sem conta');
  for (const fact of [leastSystem, priceList]) if (fact) await expect(line).toContainText(fact);
  await expect(main(page).getByText('crie a sua conta')).toHaveCount(site.appHasAccount && !known ? 1 : 0);
});

test("the owner's answers stand before the closing band, closed until one asks, and are nowhere while there are none", async ({
  page,
}) => {
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
  expect(bottom).toBe(await band(page).evaluate((band) => band.getBoundingClientRect().top));
});
