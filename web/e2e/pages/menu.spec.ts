import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { header, heading, linkTo, main, menu, menuButton } from '../helpers/parts.ts';
import { scrollPage } from '../helpers/scrolling.ts';
import { launchOptions } from '../machine/chromium.ts';

/** A page that opens faster than the home page. The header is the same. */
const { path } = routes.about;

// With a scrollbar that takes width, as in a narrow window on a desk: Playwright hides scrollbars.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/** What the open menu covers of the page, and whether it is inert. */
const inertParts = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('a[href="#conteudo"], main, footer')];
    return parts.map((part) => part.matches('[inert]'));
  });
const modal = [true, true, true];
const gone = [false, false, false];

/** Scrolls as a wheel over a place does, and awaits the frame after it. Returns how far the page is from its top. */
async function scrollAt(page: Page, x: number, y: number): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });
}

test('its button says whether it is open', async ({ page }) => {
  await page.goto(path);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAccessibleName('Menu');
  await menuButton(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAccessibleName('Menu');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(linkTo(menu(page), routes.home)).toBeFocused();
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('what it covers is inert and does not scroll, until it is closed in one of six ways', async ({ page }) => {
  await page.goto(path);
  const { width } = await boxOf(main(page));
  expect(width).toBeLessThan(390);
  const ways: [way: string, close: () => Promise<void>, focused?: Locator][] = [
    ['the button', () => menuButton(page).click(), menuButton(page)],
    ['a tap outside', () => page.mouse.click(300, 32)],
    [
      'Escape, after a tap on nothing',
      async () => {
        await page.mouse.click(360, 830);
        await page.keyboard.press('Escape');
      },
      menuButton(page),
    ],
    ['the page that is shown', () => linkTo(menu(page), routes.about).click(), heading(page)],
    ['another page', () => linkTo(menu(page), routes.contact).click(), heading(page)],
    ['a wide screen', () => page.setViewportSize({ width: 1024, height: 768 })],
  ];
  for (const [way, close, focused] of ways) {
    expect(await inertParts(page), `before ${way}`).toEqual(gone);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await inertParts(page)).toEqual(modal);
    expect((await boxOf(main(page))).width).toBe(width);
    const sheet = await menu(page).evaluate((menu) => getComputedStyle(menu.parentElement as Element).backgroundColor);
    await expect(page.locator('html'), "the scrollbar's place").toHaveCSS('background-color', sheet);
    expect(await scrollAt(page, 200, 700), 'over the sheet').toBe(0);
    expect(await scrollAt(page, 200, 32), 'over the bar').toBe(0);
    await header(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toHaveCount(0);
    await close();
    await expect(page.locator(':popover-open'), way).toHaveCount(0);
    expect(await inertParts(page), way).toEqual(gone);
    if (focused) await expect(focused, way).toBeFocused();
    await expect.poll(() => scrollAt(page, 200, 700), way).toBeGreaterThan(0);
    await scrollPage(page, 0);
  }
});

test('without its script the open menu still holds the page behind it', async ({ page }) => {
  await openBeforeScript(page, path);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await scrollAt(page, 200, 700)).toBe(0);
  await menuButton(page).click();
  await expect.poll(() => scrollAt(page, 200, 700)).toBeGreaterThan(0);
});
