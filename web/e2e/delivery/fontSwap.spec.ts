import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { awaitHydration, hold, openBeforeScript } from '../helpers/hydration.ts';
import { footer, main } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { shiftOf, sumUpShifts } from '../helpers/shifts.ts';

// A changed style sheet has another hash than the policy allows.
test.use({ bypassCSP: true });

/** The most that may move: web.dev calls a tenth of a screen good, and this is a tenth of that. */
const largestShift = 0.01;

/** Lets the page fall back to one system font alone. */
async function fallBackTo(page: Page, font: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // The names of all other system fonts become one that no system has.
    const body = (await response.text()).replace(/local\("?([^")]*)"?\)/g, (source, name: string) =>
      name.replace(' Bold', '') === font ? source : 'local("none")',
    );
    await route.fulfill({ response, body });
  });
}

/** Waits for a paint, scrolls to the end of the page, and waits for what loads there: pictures and the film's index. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await painted();
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    await Promise.all([...document.images].map((picture) => picture.decode()));
    const video = document.querySelector('video');
    while (video?.readyState === HTMLMediaElement.HAVE_NOTHING) await new Promise(requestAnimationFrame);
    await painted();
  });
}

// Android has Roboto, and Linux has Liberation Sans.
for (const [font, width] of [
  ['Roboto', 320],
  ['Roboto', 360],
  ['Roboto', 412],
  ['Liberation Sans', 1280],
] as const) {
  test(`nothing moves over ${font} at ${width} px while the script, the font, the pictures and the film arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await sumUpShifts(page);
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    const height = () => main(page).evaluate((element) => element.scrollHeight);
    for (const path of allPaths) {
      const release = await hold(page, /\.(woff2|webp|svg)/);
      await fallBackTo(page, font);
      const hydrate = await openBeforeScript(page, path);
      await expect(footer(page)).toBeVisible();
      expect((await loaded()).join(), `${font} is installed`).toContain('Figtree on');
      const before = await height();
      hydrate();
      await awaitHydration(page);
      expect.soft(await height(), `${path} before and after its script`).toBe(before);
      expect(await loaded()).not.toContain('Figtree');
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await loaded()).toContain('Figtree');
      await scrollThrough(page);
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(largestShift);
      await page.unrouteAll();
    }
  });
}
