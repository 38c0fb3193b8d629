import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allPaths } from './pages.ts';

test.use({ expectedMessages: ['404 (Not Found)'] });

/** Removes the styles from every document that the page opens from now on. */
async function withoutCss(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<style>.*?<\/style>|<link rel="stylesheet"[^>]*>/gs, '');
    await route.fulfill({ response, body });
  });
}

/**
 * The words of the page's content in reading order, without those of its drawings. The drawings are hidden, not removed,
 * because React may still have to hydrate one.
 */
async function words(page: Page): Promise<string[]> {
  await page
    .getByRole('main')
    .locator('[aria-hidden=true]')
    .evaluateAll((drawings) => {
      for (const drawing of drawings) (drawing as HTMLElement | SVGElement).style.display = 'none';
    });
  return (await page.getByRole('main').innerText()).split(/\s+/);
}

for (const path of allPaths) {
  test(`${path} says the same without CSS, in the same order, and does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    const styled = await words(page);
    await withoutCss(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await words(page)).toEqual(styled);
  });
}

test('the menu, a feature and the form work without CSS', async ({ page }) => {
  await withoutCss(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Relatórios detalhados' }).click();
  await expect(page.getByRole('button', { name: 'Pausar vídeo' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(4);
  for (const field of await page.getByRole('textbox').all()) await field.fill('ana@example.com');
  const alerted = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  await (await alerted).accept();
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
});
