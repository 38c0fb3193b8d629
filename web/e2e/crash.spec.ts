import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedMessages: ['broken by the test'] });

const errorHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: site.name });

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
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(errorHeading(page), 'it is still broken').toBeFocused();
  await repair(page);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(homeHeading(page)).toBeFocused();
});

test('the way home from a home page that crashed loads it anew', async ({ page, requests }) => {
  await breakHome(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(errorHeading(page)).toBeVisible();
  const loaded = requests.length;
  await page.getByRole('link', { name: 'Voltar à página inicial' }).click();
  await expect.poll(() => requests.slice(loaded)).toContain(page.url());
});

test('another page is shown after one has crashed', async ({ page }) => {
  await breakHome(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(errorHeading(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: routes.contact.label }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contato' })).toBeFocused();
});

test('a footer that crashes leads to the error screen, and comes back with a retry', async ({ page }) => {
  await breakFooter(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await repair(page);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(homeHeading(page)).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
