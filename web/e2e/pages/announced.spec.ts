import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { follow, footer, header, heading, linkTo, main } from '../helpers/parts.ts';

/** What speaks of a new page. `make hear` compares what a screen reader says. */
const announcement = (page: Page) => page.locator('header + [role=status]');

test('a page is announced by its title after a link in the last page, Back and Forward', async ({ page }) => {
  await page.goto(routes.terms.path);
  await expect(announcement(page)).toBeEmpty();
  await follow(main(page), routes.privacy);
  await expect(announcement(page)).toHaveText(routes.privacy.title);
  await page.goBack();
  await expect(announcement(page)).toHaveText(routes.terms.title);
  await page.goForward();
  await expect(announcement(page)).toHaveText(routes.privacy.title);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(announcement(page), 'once it has been said').toBeEmpty();
});

test('after a link of the header or the footer nothing is announced, as the focus is heard', async ({ page }) => {
  await page.goto(routes.home.path);
  const said = await recordAnnouncements(announcement(page));
  for (const [part, route] of [
    [header(page), routes.about],
    [footer(page), routes.terms],
  ] as const) {
    await linkTo(part, route).press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(route.title);
  }
  expect(await said()).toEqual([]);
});
