import { mailtoUrl, site } from '../src/site.ts';
import { expect, test } from './fixtures.ts';
import { routePaths } from './pages.ts';

test.use({ javaScriptEnabled: false });

test('every link between the pages works', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('banner').getByRole('navigation');
  await nav.getByRole('link', { name: 'Sobre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our History');
  await nav.getByRole('link', { name: 'Contato' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contato');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso');
});

test('the film has the browser’s controls instead of the page’s', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video').filter({ visible: true });
  await expect(video).toHaveCount(1);
  await expect(video).toHaveAttribute('controls');
  await expect(page.getByRole('button', { name: 'Reproduzir vídeo' })).toBeHidden();
});

test('the form gives way to the e-mail address', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeHidden();
  // By selector: Playwright's text search passes over <noscript>, which is where this text has to be.
  const fallback = page.locator('noscript p');
  await expect(fallback).toContainText('O formulário precisa de JavaScript');
  await expect(fallback.locator('a')).toBeVisible();
  await expect(fallback.locator('a')).toHaveAttribute('href', mailtoUrl);
});

for (const path of routePaths) {
  test(`no control of ${path} is offered that does nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('main').locator('button:enabled, input, textarea').filter({ visible: true }),
    ).toHaveCount(0);
  });
}

test('the footer has a year', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(new RegExp(`© 20\\d\\d ${site.name}`))).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contato');
  });
});
