import type { Page } from '@playwright/test';
import { appName } from '../../shared/appName.ts';
import { routes } from '../../src/routes.ts';
import { faintParts } from '../access/contrast.ts';
import { expect, test } from '../fixtures.ts';
import { reloadButton, retryButton } from '../helpers/film.ts';
import { follow, footer, header, heading, linkTo, main } from '../helpers/parts.ts';

test.use({ expectedMessages: ['broken by the test'] });

/** The error screen's heading: in English, as on a router's default screen. */
const errorHeading = (page: Page) => main(page).locator('[lang=en] h1');
const homeHeading = (page: Page) => main(page).getByRole('heading', { level: 1, name: appName });

/** Opens the home page with a broken method of the browser's. The part of the page that calls it crashes. */
async function openBroken(page: Page, className: string, method: string): Promise<void> {
  await page.addInitScript(
    ([className, method]) => {
      const { prototype } = Object(window)[className];
      const whole = prototype[method];
      const broken = () => {
        throw new Error('broken by the test');
      };
      prototype[method] = broken;
      Object.assign(window, {
        setBroken: (isBroken: boolean) => Object.assign(prototype, { [method]: isBroken ? broken : whole }),
      });
    },
    [className, method] as const,
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect(errorHeading(page)).toBeVisible();
}

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((isBroken) => void Object(window).setBroken(isBroken), isBroken);

test('a home page that crashes keeps header and footer, comes back with a retry, and after another is reloaded', async ({
  page,
  requests,
}) => {
  // Only its content listens to a part of a drawing. Header and footer stay whole.
  await openBroken(page, 'SVGGElement', 'addEventListener');
  await expect(main(page)).not.toContainText('404');
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeVisible();
  expect(await faintParts(page), 'the header of another page').toEqual([]);

  await follow(header(page), routes.contact);
  await expect(errorHeading(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(errorHeading(page)).toBeVisible();

  const loaded = requests.length;
  await linkTo(main(page), routes.home).click();
  await expect.poll(() => requests.slice(loaded)).toContain(page.url());

  await retryButton(page).click();
  await expect(errorHeading(page), 'it is still broken').toBeFocused();
  await expect(retryButton(page)).toBeHidden();
  const crashed = requests.length;
  await reloadButton(page).click();
  await expect.poll(() => requests.slice(crashed)).toContain(page.url());
  await expect(retryButton(page), 'of the reloaded page').toBeVisible();
  await setBroken(page, false);
  await retryButton(page).click();
  await expect(homeHeading(page)).toBeFocused();
});

test('a footer that crashes again leaves the focus on the error screen, which offers to reload the page', async ({
  page,
}) => {
  await openBroken(page, 'Date', 'getFullYear');
  await retryButton(page).press('Enter');
  await expect(reloadButton(page)).toBeVisible();
  await expect(errorHeading(page)).toBeFocused();
});

test('a footer that crashes leads to the error screen, and comes back with a retry, also another time', async ({
  page,
}) => {
  await openBroken(page, 'Date', 'getFullYear');
  await setBroken(page, false);
  await retryButton(page).click();
  await expect(homeHeading(page)).toBeFocused();
  await expect(footer(page)).toBeVisible();

  await setBroken(page, true);
  await linkTo(header(page), routes.about).click();
  await expect(retryButton(page)).toBeVisible();
  await setBroken(page, false);
  await retryButton(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(footer(page)).toBeVisible();
});
