import type { Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { awaitHydration } from './hydration.ts';
import { allPaths } from './pages.ts';
import { header, heading, menuButton } from './parts.ts';
import { spoiltTexts } from './spoiltTexts.ts';

test.use({ expectedMessages: ['404 (Not Found)'] });

/** Expects, at each width, that a page does not scroll sideways and that its texts are whole. */
async function expectRoom(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    const where = `${new URL(page.url()).pathname} at ${width} px`;
    expect.soft(needed, where).toBeLessThanOrEqual(width);
    expect.soft(await spoiltTexts(page), where).toEqual([]);
  }
}

for (const path of allPaths) {
  // 320 px are also what a zoom of 400 % leaves of 1280 px.
  test(`${path} fits every width, with text at 200 % too, and what is touched is at least 44 px high and wide`, async ({
    page,
  }) => {
    // With motion, some letters of the drawing would appear only after a second.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectRoom(page, [320, 360, 390, 768, 1024, 1216, 1280, 1440, 1920, 2560]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectRoom(page, [360, 390, 640, 1280, 1440]);

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      document.querySelector('details')?.setAttribute('open', '');
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await smallTargets(page), 'at 1280 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await menuButton(page).click();
    expect.soft(await smallTargets(page), 'at 360 px').toEqual([]);
  });
}

// Unlike the size of the root's letters, the browser's setting changes what media queries count in.
test("every page fits with the browser's letters at 32 px, and the header is one line", async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const path of allPaths) {
    await page.goto(`${baseURL}${path}`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
    await expectRoom(page, [360, 390, 1280]);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page
        .locator('main :is(p, h1, h2, h3), header a')
        .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
      expect.soft(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      const logo = await header(page).getByRole('link').first().boundingBox();
      const button = await menuButton(page).boundingBox();
      const oneLine = button && logo && button.y < logo.y + logo.height && logo.y < button.y + button.height;
      expect.soft(oneLine, `${path} at ${width} px: one line`).toBe(true);
    }
  }
  await browser.close();
});

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px while the font, the poster and the film arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object(window).shift += Object(entry).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of allPaths) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.(woff2|webp|js)$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      const font = page.waitForResponse(/woff2$/);
      release();
      await (await font).finished();
      await awaitHydration(page);
      await scrollThrough(page);
      await page.evaluate(() => document.fonts.ready);
      // By so little that nobody sees it: web.dev calls ten times as much good.
      expect(await page.evaluate(() => Object(window).shift), path).toBeLessThanOrEqual(0.01);
      await page.unroute(/\.(woff2|webp|js)$/);
    }
  });
}

/** Scrolls to the page's end, and awaits what comes then: its pictures, and the film's index. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    await Promise.all([...document.images].map((picture) => picture.decode()));
    const video = document.querySelector('video');
    while (video?.readyState === HTMLMediaElement.HAVE_NOTHING) await new Promise(requestAnimationFrame);
  });
}

/** The controls under 44 px; a link within a sentence is excepted (WCAG 2.2, 2.5.5). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());
    return [...document.querySelectorAll('a, button, input, textarea, summary')]
      .filter((element) => element.checkVisibility() && !inSentence(element))
      .map((element) => ({
        name: element.getAttribute('aria-label') || element.getAttribute('name') || element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`);
  });
}
