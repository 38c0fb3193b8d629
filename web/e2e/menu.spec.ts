import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';
import { holdHydration } from './hydration.ts';

/** A page that opens faster than the home page. The header is the same. */
const { path, label } = routes.about;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.goto(path);
});

test('the button opens and closes the menu and says which it will do', async ({ page }) => {
  const links = page.getByRole('banner').getByRole('navigation');
  await expect(links).toBeHidden();

  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(links.getByRole('link')).toHaveText(['Home', 'Sobre', 'Contato']);
  const close = page.getByRole('button', { name: 'Fechar menu' });
  await expect(close).toHaveAttribute('aria-expanded', 'true');

  await close.click();
  await expect(links).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that was opened before hydration is known to be open', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  hydrate();
  await page.getByRole('button', { name: 'Fechar menu', expanded: true }).click();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
});

test('choosing a link shows its page and closes the menu', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page.getByRole('heading', { name: 'Contato', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
});

test('choosing the current page closes the menu too', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: label }).click();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menu' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
});

test('a tap outside closes the menu', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.mouse.click(300, 32);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
});

test('a screen that becomes wide shows the links in the bar and no menu', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contato' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toBeHidden();
  // The page hears of the width with its next frame.
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
});
