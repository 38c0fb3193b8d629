import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { storeUrl, storeUrlFrom } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { boxesOf, boxOf, gap } from '../helpers/boxes.ts';
import { setLetters } from '../helpers/letters.ts';
import { follow, header, linkTo, main, menu, menuButton, storeLink } from '../helpers/parts.ts';
import { scrollPage } from '../helpers/scrolling.ts';

const button = (page: Page) => storeLink(page, 'header');

/** Scrolls far beyond the first screen's button. */
const passHero = (page: Page) =>
  storeLink(page, 'hero').evaluate((link) =>
    scrollTo({ top: scrollY + link.getBoundingClientRect().bottom + 2000, behavior: 'instant' }),
  );

/** The other links of the header, and its menu button. */
const others = (page: Page) =>
  header(page)
    .locator(`:is(a, button):not([href="${storeUrlFrom('header')}"])`)
    .filter({ visible: true });

test("the header has a button once the first screen's is gone, which moves and covers nothing", async ({ page }) => {
  await page.goto('/');
  for (const [width, height, letters = '100%'] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [412, 800, '131%'],
    [600, 800],
    [667, 375],
    [768, 1024],
    [1440, 900],
  ] as const) {
    const where = `at ${width} x ${height} px, letters of ${letters}`;
    await setLetters(page, letters);
    await page.setViewportSize({ width, height });
    await scrollPage(page, 0);
    await expect(button(page), where).toBeHidden();
    const before = (await boxesOf(others(page))).map(({ x, width }) => [x, width]);
    await passHero(page);
    await expect(button(page), where).toBeVisible();
    const boxes = await boxesOf(others(page));
    expect
      .soft(
        boxes.map(({ x, width }) => [x, width]),
        where,
      )
      .toEqual(before);
    const box = await boxOf(button(page));
    expect.soft(Math.min(box.width, box.height), where).toBeGreaterThanOrEqual(44);
    for (const other of boxes) expect.soft(gap(box, other), where).toBeGreaterThan(4);
  }
  await scrollPage(page, 0);
  await expect(button(page)).toBeHidden();
});

test('on a phone that was turned the button comes when the header covers the first one', async ({ page }) => {
  // In landscape the header does not stick to the screen, and covers nothing.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await page.setViewportSize({ width: 390, height: 844 });
  await storeLink(page, 'hero').evaluate((link) =>
    scrollBy({ top: link.getBoundingClientRect().bottom - 30, behavior: 'instant' }),
  );
  await expect(button(page)).toBeVisible();
});

test('it is one stop of the Tab key, and none while it is hidden or the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const logo = linkTo(header(page), routes.home).first();
  await logo.focus();
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).toBeFocused();
  await passHero(page);
  await expect(button(page)).toBeVisible();
  await expect(button(page)).toHaveAccessibleName('Baixar no Google Play (abre em nova aba)');
  await logo.focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(button(page), 'the menu has one of its own').toBeHidden();
});

test('it goes with the home page, and comes back with it', async ({ page }) => {
  await page.goto('/');
  await passHero(page);
  await expect(button(page)).toBeVisible();
  await follow(menu(page), routes.about);
  await expect(button(page)).toHaveCount(0);
  await page.goBack();
  await expect(button(page)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header does not stick, and has no button', async ({ page }) => {
    await page.goto('/');
    await expect(button(page)).toBeHidden();
    await expect(main(page).locator(`a[href^="${storeUrl}"]:visible`)).toHaveCount(2);
  });
});
