import type { Page } from '@playwright/test';
import { features } from '../../src/home/showcase/features.ts';
import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { currentTime, paused, reloadButton, retryButton, video } from '../helpers/film.ts';
import { main } from '../helpers/parts.ts';
import { featureLink, reports } from '../helpers/showcase.ts';

test.use({ expectedMessages: ['net::ERR_FAILED', 'Failed to load resource'] });

/** The scripts and styles that a page asks for by itself. */
async function ownRequests(page: Page, path: string): Promise<string[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) urls.add(request.url());
  });
  await page.goto(path);
  expect(urls.size).toBeGreaterThan(0);
  return [...urls];
}

/** Opens a page again and again, each time without another one of its requests. */
async function withoutEach(page: Page, path: string, check: (lost: string) => Promise<void>): Promise<void> {
  for (const lost of await ownRequests(page, path)) {
    await page.route(lost, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await check(lost);
    await page.unroute(lost);
  }
}

test('without any one of its scripts and styles, the film of the home page plays and its moments can be reached', async ({
  page,
}) => {
  await withoutEach(page, routes.home.path, async (lost) => {
    const moments = main(page).locator('li a:has(h3)');
    for (const moment of await moments.all()) await expect(moment, lost).toBeVisible();
    await video(page).scrollIntoViewIfNeeded();
    await video(page).press('Space');
    await expect.poll(() => currentTime(page), lost).toBeGreaterThan(0);

    const address = (await moments.last().getAttribute('href')) ?? '';
    await moments.last().click();
    await expect(page, lost).toHaveURL(address);
    await expect.poll(() => currentTime(page), lost).toBeGreaterThanOrEqual(Number(address.split('t=')[1]));
  });
});

test('without any one of its scripts and styles, the contact page says so and where to write', async ({ page }) => {
  await withoutEach(page, routes.contact.path, async (lost) => {
    const notice = main(page).getByRole('status', { includeHidden: true }).locator('p');
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(notice, lost).toBeHidden();
    }
    // It appears within five to eight seconds, which this test does not wait for.
    const ends = await notice.evaluate((element) =>
      element.getAnimations().map((animation) => {
        animation.finish();
        return Number(animation.effect?.getComputedTiming().endTime);
      }),
    );
    expect(ends, 'its animation').toHaveLength(1);
    expect(ends[0], 'when it appears').toBeGreaterThan(5000);
    expect(ends[0], 'when it appears').toBeLessThan(8000);
    await expect(notice, lost).toBeVisible();
    await expect(notice.locator(`a[href="mailto:${site.email}"]`), lost).toBeVisible();
    await expect(notice.locator(`a[href="${routes.contact.path}"]`), lost).toBeVisible();
  });
});

test('a page left open over a release finds its film gone, and reloads after a second failure, at the same second', async ({
  page,
}) => {
  await page.goto(routes.home.path);
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
  // Its request fails once it is near: a choice after that is another try.
  await video(page).scrollIntoViewIfNeeded();
  await retryButton(page).click();
  await expect(reloadButton(page)).toBeVisible();
  await expect(retryButton(page)).toBeHidden();

  // A moment that is chosen asks for it again, too.
  const [first] = features;
  for (const choice of [first, reports]) {
    const asked = page.waitForRequest('**/*.mp4');
    await featureLink(page, choice).click();
    await asked;
    await expect(reloadButton(page)).toBeVisible();
  }

  // After a reload the page is the new release's.
  await page.unroute('**/*.mp4');
  const loaded = page.waitForEvent('load');
  await reloadButton(page).click();
  await loaded;
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => currentTime(page)).toBe(reports.timestamp);
  expect(await paused(page)).toBe(true);
  await expect(video(page)).toBeInViewport();
});

test("a poster that does not arrive leaves the phone's screen blank, without a broken picture", async ({ page }) => {
  await page.route('**/poster-*.webp', (route) => route.abort());
  await page.goto(routes.home.path);
  await video(page).scrollIntoViewIfNeeded();
  await expect(main(page).locator('video ~ div > img')).toHaveCSS('visibility', 'hidden');
});
