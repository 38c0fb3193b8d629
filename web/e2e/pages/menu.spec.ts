import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { holdHydration } from '../page/hydration.ts';
import { header, linkTo, main, menu, menuButton } from '../page/parts.ts';

/** A page that opens faster than the home page. The header is the same. */
const { path } = routes.about;

test.use({ viewport: { width: 390, height: 844 } });

test('its button opens it and says so; the button, Escape, the focus that moves on and a tap outside close it', async ({
  page,
}) => {
  await page.goto(path);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAccessibleName('Abrir menu');
  await expect(menuButton(page).locator('svg > *'), 'its icon, of which no picture is taken').not.toHaveCount(0);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAccessibleName('Fechar menu');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

  await menuButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(linkTo(menu(page), routes.home)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page), 'after Escape').toBeFocused();

  await page.keyboard.press('Enter');
  await header(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toBeVisible();
  await expect(menu(page), 'after the focus has moved on').toBeHidden();

  await menuButton(page).click();
  await page.mouse.click(300, 32);
  await expect(menu(page), 'after a tap outside').toBeHidden();
});

test('choosing a page, the current one too, and a screen that becomes wide close the menu', async ({ page }) => {
  await page.goto(path);
  for (const route of [routes.about, routes.contact]) {
    await menuButton(page).click();
    await linkTo(menu(page), route).click();
    await expect(page).toHaveTitle(route.title);
    await expect(menu(page)).toBeHidden();
  }

  await menuButton(page).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(linkTo(menu(page), routes.contact)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  // The browser reports the new width with its next frame.
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuButton(page)).toBeVisible();
});

test('a menu that was opened before hydration is known to be open', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto(path, { waitUntil: 'commit' });
  await menuButton(page).click();
  hydrate();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
});
