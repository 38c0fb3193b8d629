import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { currentTime, paused, seekBar, video } from '../helpers/film.ts';
import { follow, footer, heading, linkTo } from '../helpers/parts.ts';
import { scrollPage, scrollTop } from '../helpers/scrolling.ts';
import { featureLink, reports } from '../helpers/showcase.ts';

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
    await scrollPage(page, top);
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
  const position = () => seekBar(page).evaluate((bar: HTMLInputElement) => bar.valueAsNumber);
  await page.goto('/');
  await featureLink(page, reports).click();
  await expect.poll(() => page.evaluate(() => history.state?.second)).toBeGreaterThan(reports.timestamp);
  await follow(footer(page), routes.terms);
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
    await expect.poll(position).toBeGreaterThanOrEqual(reports.timestamp + 1);
    expect(await position()).toBeLessThan(reports.timestamp + 10);
    await video(page).scrollIntoViewIfNeeded();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(reports.timestamp);
    expect(await paused(page)).toBe(true);
  }
});

test.describe('offline', () => {
  // Pictures that are not there yet.
  test.use({ expectedMessages: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('a link shows its page', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    for (const route of [routes.terms, routes.contact, routes.about, routes.home]) {
      await follow(footer(page), route);
      await expect(heading(page)).toBeFocused();
    }
  });
});
