import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { awaitHydration } from './hydration.ts';
import { routePaths } from './pages.ts';

// A changed style sheet has another hash than the policy allows.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The most that may move: web.dev calls a tenth of a screen good, and this is a tenth of that. */
const largestShift = 0.01;

/** Lets the page fall back to one system font alone, and keeps its own from arriving until the function that is returned. */
async function fallBackTo(page: Page, font: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', (route) => released.then(() => route.continue()));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // The names of all other system fonts become one that no system has.
    const body = (await response.text()).replace(/local\("?([^")]*)"?\)/g, (source, name: string) =>
      name.replace(' Bold', '') === font ? source : 'local("none")',
    );
    await route.fulfill({ response, body });
  });
  return release;
}

/** Sums up what moves in each document that the page opens from now on (Layout Instability). */
async function sumUpShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object(window).shift += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

// Android has Roboto, and Linux has Liberation Sans.
for (const [font, widths] of [
  ['Roboto', [360, 412]],
  ['Liberation Sans', [1280]],
] as const) {
  for (const width of widths) {
    test(`the font that arrives late moves nothing over ${font} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      await sumUpShifts(page);
      for (const path of routePaths) {
        const release = await fallBackTo(page, font);
        await page.goto(path, { waitUntil: 'commit' });
        await awaitHydration(page);
        const loaded = () =>
          page.evaluate(() =>
            [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
          );
        expect((await loaded()).join(), `${font} is installed`).toContain('Figtree on');
        expect(await loaded()).not.toContain('Figtree');
        release();
        await expect.poll(loaded).toContain('Figtree');
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect.soft(await page.evaluate(() => Object(window).shift), path).toBeLessThanOrEqual(largestShift);
        await page.unrouteAll();
      }
    });
  }
}
