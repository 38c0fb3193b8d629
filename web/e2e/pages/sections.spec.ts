import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { footer, heading, linkTo, main } from '../helpers/parts.ts';

const contents = (page: Parameters<typeof main>[0]) => main(page).getByRole('navigation').getByRole('link');

/** Expects the focus on the heading of a section, which is shown from its upper edge. */
async function expectSection(page: Parameters<typeof main>[0]): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toHaveText(/./);
  const fromEdge = () =>
    page.locator(':focus').evaluate((title) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return (title.closest('section')?.getBoundingClientRect().top ?? 0) - Number.parseFloat(scrollPaddingTop);
    });
  await expect.poll(async () => Math.abs(await fromEdge())).toBeLessThanOrEqual(1);
}

for (const width of [390, 1280]) {
  test(`a link to a section gives the focus to its heading, which a screen reader speaks of, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(routes.privacy.path);
    if (width === 390) await main(page).locator('summary').click();
    for (const link of [contents(page).first(), contents(page).nth(1), contents(page).nth(5)]) {
      await link.click();
      await expectSection(page);
      await expect(link).toHaveAttribute('aria-current', 'true');
    }

    await page.goto(routes.terms.path);
    // Only an app with accounts says how one is deleted.
    if (site.appHasAccount) {
      await main(page).locator(`a[href^="${routes.privacy.path}#"]`).click();
      await expect(heading(page)).toHaveText('Política de Privacidade');
      await expectSection(page);
    }

    await linkTo(footer(page), { path: `${routes.contact.path}#acessibilidade` }).click();
    await expect(heading(page)).toHaveText('Contato');
    await expectSection(page);
  });
}
