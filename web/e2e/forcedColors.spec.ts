import { faintParts } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { tabThrough } from './focus.ts';
import { allPaths } from './pages.ts';

test.use({ expectedMessages: ['404 (Not Found)'] });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} forced palette`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('no text or border is hard to see', async ({ page }) => {
      for (const path of allPaths) {
        await page.goto(path);
        expect(await faintParts(page), path).toEqual([]);
      }
    });

    test('what is current, chosen, refused or focused shows without its colour', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
      await expect(header.getByRole('link', { name: 'Sobre' })).toHaveCSS('text-decoration-line', 'none');

      const feature = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
      await page.getByRole('button', { name: 'Compartilhamento' }).click();
      await expect(feature('Compartilhamento')).toHaveCSS('outline-style', 'solid');
      await expect(feature('Goniometria digital')).toHaveCSS('outline-style', 'none');

      await page.goto('/contact');
      const field = (name: string) => page.getByRole('textbox', { name });
      await field('Nome').fill('Ana');
      await field('E-mail').fill('ana');
      await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
      await expect(field('E-mail')).toBeFocused();
      await field('E-mail').blur();
      await expect(field('E-mail')).toHaveCSS('outline-style', 'solid');
      await expect(field('Nome')).toHaveCSS('outline-style', 'none');

      await page.reload();
      await expect(page.locator('button:disabled')).toHaveCount(0);
      const stops = await tabThrough(page);
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
      expect(stops.map(({ name }) => name)).toContain('Enviar Mensagem');
    });
  });
}
