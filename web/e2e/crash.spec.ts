import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { faintParts } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { footer, header, heading, linkTo, main } from './parts.ts';
import { retryButton } from './showcase.ts';

test.use({ expectedMessages: ['broken by the test'] });

/** The error screen's heading: in English, as a router's default screen has it. */
const errorHeading = (page: Page) => main(page).locator('[lang=en] h1');
const homeHeading = (page: Page) => main(page).getByRole('heading', { level: 1, name: site.name });

/** Breaks what the home page needs when it is shown, and nothing else needs. */
const breakHome = (page: Page) =>
  page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = () => {
      throw new Error('broken by the test');
    };
    Object.assign(window, {
      repair: () => {
        IntersectionObserver.prototype.observe = observe;
      },
    });
  });

/** Breaks what the footer needs. */
const breakFooter = (page: Page) =>
  page.addInitScript(() => {
    const { getFullYear } = Date.prototype;
    Date.prototype.getFullYear = () => {
      throw new Error('broken by the test');
    };
    Object.assign(window, {
      repair: () => {
        Date.prototype.getFullYear = getFullYear;
      },
    });
  });

const repair = (page: Page) => page.evaluate(() => Object(window).repair());

test('a home page that crashes keeps header and footer, and comes back with a retry', async ({ page }) => {
  await breakHome(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(errorHeading(page)).toBeVisible();
  await expect(main(page)).not.toContainText('404');
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeVisible();
  expect(await faintParts(page), 'the header of another page').toEqual([]);

  await retryButton(page).click();
  await expect(errorHeading(page), 'it is still broken').toBeFocused();
  await repair(page);
  await retryButton(page).click();
  await expect(homeHeading(page)).toBeFocused();
});

test('the way home from a home page that crashed loads it anew', async ({ page, requests }) => {
  await breakHome(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(errorHeading(page)).toBeVisible();
  const loaded = requests.length;
  await linkTo(main(page), routes.home).click();
  await expect.poll(() => requests.slice(loaded)).toContain(page.url());
});

test('another page is shown after one has crashed', async ({ page }) => {
  await breakHome(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(errorHeading(page)).toBeVisible();
  await linkTo(header(page), routes.contact).click();
  await expect(page).toHaveTitle(routes.contact.title);
  await expect(errorHeading(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('a footer that crashes leads to the error screen, and comes back with a retry', async ({ page }) => {
  await breakFooter(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(errorHeading(page)).toBeVisible();
  await repair(page);
  await retryButton(page).click();
  await expect(homeHeading(page)).toBeFocused();
  await expect(footer(page)).toBeVisible();
});
