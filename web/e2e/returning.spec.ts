import type { Page } from '@playwright/test';
import { features } from '../src/home/showcase/features.ts';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';
import { breakSending, field, fillIn, holdSending, nextAlert, submitButton } from './form.ts';
import { footer, heading, linkTo, main } from './parts.ts';
import { currentTime, expectPlayingFrom, featureLink, paused, seekBar, video } from './showcase.ts';

const [, , reports] = features;
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const [path, top] of [
  [routes.terms.path, 1500],
  [routes.home.path, 1800],
] as const) {
  test(`Back after a reload of another page returns to the place on ${path}, with its heading focused`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await linkTo(footer(page), routes.about).focus();
    await page.evaluate((top) => scrollTo(0, top), top);
    await expect.poll(() => scrollTop(page)).toBe(top);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routes.about.path);
    await page.reload();
    await page.goBack();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollTop(page)).toBe(top);
  });
}

test('the film keeps its second and the chosen feature, after Back and after a reload', async ({ page }) => {
  await page.goto('/');
  await featureLink(page, reports).click();
  await expectPlayingFrom(page, reports.timestamp);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(reports.timestamp + 1);
  await linkTo(footer(page), routes.terms).click();
  await expect(page).toHaveTitle(routes.terms.title);
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
    await expect(seekBar(page)).toHaveAttribute('aria-valuetext', /^1:0[1-9] /);
    await video(page).scrollIntoViewIfNeeded();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(reports.timestamp);
    expect(await paused(page)).toBe(true);
  }
});

test('a draft is there after a visit to another page, and after a reload', async ({ page }) => {
  await page.goto(routes.contact.path);
  await field(page, 'message').fill('Como importo uma foto?');
  for (const leave of [() => linkTo(footer(page), routes.privacy).click(), () => page.goto(routes.about.path)]) {
    await leave();
    await linkTo(footer(page), routes.contact).click();
    await expect(field(page, 'message')).toHaveValue('Como importo uma foto?');
  }
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('Como importo uma foto?');
});

test('the outcome goes with the next input, and with leaving the page', async ({ page }) => {
  await page.goto(routes.contact.path);
  await breakSending(page);
  for (const dismiss of [
    () => field(page, 'name').fill('B'),
    async () => {
      await linkTo(footer(page), routes.privacy).click();
      await linkTo(footer(page), routes.contact).click();
    },
  ]) {
    await fillIn(page);
    const alerted = nextAlert(page);
    await submitButton(page).click();
    const outcome = await alerted;
    await expect(main(page).getByText(outcome)).toBeVisible();
    await dismiss();
    await expect(main(page).getByText(outcome)).toHaveCount(0);
  }
});

test('while a message is sent, its fields are read-only and the button keeps its width', async ({ page }) => {
  await page.goto(routes.contact.path);
  await page.evaluate(() => document.fonts.ready);
  await fillIn(page);
  const width = async () => (await submitButton(page).boundingBox())?.width;
  const before = await width();
  const finish = await holdSending(page);
  const alerted = nextAlert(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect(field(page, 'name')).toHaveJSProperty('readOnly', true);
  expect(await width()).toBe(before);
  await finish();
  await alerted;
  await expect(field(page, 'name')).toHaveJSProperty('readOnly', false);
});

test('a refused field shows our words and no bubble, and the first one has the focus', async ({ page }) => {
  await page.goto(routes.contact.path);
  await fillIn(page);
  for (const name of ['email', 'subject'] as const) {
    await field(page, name).fill('');
    await field(page, name).evaluate((element) =>
      element.addEventListener('invalid', (event) => Object.assign(element, { bubble: !event.defaultPrevented })),
    );
  }
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  for (const name of ['email', 'subject'] as const) {
    await expect(field(page, name)).toHaveJSProperty('bubble', false);
    await expect(field(page, name)).toHaveAccessibleDescription(/./);
  }
});

test.describe('offline', () => {
  // Pictures that are not there yet.
  test.use({ expectedMessages: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('a link shows its page', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    for (const route of [routes.terms, routes.contact, routes.about, routes.home]) {
      await linkTo(footer(page), route).click();
      await expect(page).toHaveTitle(route.title);
      await expect(heading(page)).toBeFocused();
    }
  });
});

test.describe('an address with a typo', () => {
  test.use({ expectedMessages: ['404 (Not Found)'] });

  for (const path of ['/pol%C3%ADtica', '/100%25', '/a%20b', '/About', '/constructor', `/${'x/'.repeat(1000)}y`]) {
    test(`${path.slice(0, 20)} shows the error screen, live`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(heading(page)).toBeVisible();
      await main(page).getByRole('link').first().click();
      await expect(page).toHaveTitle(routes.home.title);
    });
  }
});
