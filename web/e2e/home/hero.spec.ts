import type { Locator } from '@playwright/test';
import { letterSize } from '../../shared/figure/labels.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, wordBoxes } from '../helpers/boxes.ts';
import { entryOver, leg, legLetters } from '../helpers/leg.ts';
import { flexionSlider, heading, main, showcaseLink, storeLink } from '../helpers/parts.ts';
import { neededWidth, scrollPage } from '../helpers/scrolling.ts';

/** What of the first screen is in view, in the order of the document. */
const all = ['title', 'lead', 'store', 'demo', 'leg', 'slider'] as const;

test('the first screen shows its words, its buttons, the leg and the slider, in the order of the Tab key; a turned phone all but the second button and the slider', async ({
  page,
}) => {
  await page.goto('/');
  await entryOver(page);
  const store = storeLink(page, 'hero');
  const demo = showcaseLink(page);
  const slider = flexionSlider(page);
  const parts = {
    title: heading(page),
    lead: main(page).locator('h1 ~ p').filter({ visible: true }).first(),
    store,
    demo,
    leg: leg(page),
    slider,
  };
  for (const [width, height, inView] of [
    [320, 568, ['title', 'lead', 'store', 'demo']],
    [360, 640, all],
    [390, 664, all],
    [412, 800, all],
    [740, 360, ['title', 'lead', 'store', 'leg']],
    [768, 1024, all],
    [1024, 768, all],
    [1180, 820, all],
    [1280, 720, all],
    [1440, 900, all],
    [2560, 1440, all],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollPage(page, 0);
    const where = `at ${width} x ${height} px`;
    expect.soft(await linesOf(parts.lead), `lines of the sentence under the title, ${where}`).toBeLessThanOrEqual(3);
    for (const name of inView) {
      const { top, bottom } = await boxOf(parts[name]);
      expect.soft(top, `${name}, ${where}`).toBeGreaterThanOrEqual(0);
      expect.soft(bottom, `${name}, ${where}`).toBeLessThanOrEqual(height + 1);
    }

    await store.focus();
    for (const next of [demo, slider]) {
      await page.keyboard.press('Tab');
      await expect.soft(next, where).toBeFocused();
    }

    const unit = await leg(page).evaluate((leg: SVGSVGElement) => leg.getScreenCTM()?.a ?? 0);
    const sizes = await legLetters(page).evaluateAll((letters) =>
      letters.map((text) => parseFloat(getComputedStyle(text).fontSize)),
    );
    expect.soft(Math.min(...sizes), `the smallest letters, ${where}`).toBeGreaterThanOrEqual(14);
    if (width >= 600) {
      expect.soft(sizes.at(-1), `the reading, ${where}`).toBeCloseTo(letterSize.reading * unit, 1);
    }
    const names = Math.max(...sizes.slice(0, -1));
    expect.soft(names, `the names, ${where}`).toBeLessThanOrEqual(letterSize.name * unit);
  }
});

test("on a low screen the buttons keep clear of the table's line", async ({ page }) => {
  await page.goto('/');
  const buttons = showcaseLink(page).locator('..');
  const strip = main(page).locator('div:has(> label[for="flexao"])');
  for (const [width, height] of [
    [640, 360],
    [740, 360],
    [1024, 500],
    [1280, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [above, below] = await Promise.all([boxOf(buttons), boxOf(strip)]);
    expect.soft(below.top - above.bottom, `at ${width} x ${height} px`).toBeGreaterThan(8);
  }
});

test("beside each other, the title's last line and the reading share a line", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const reading = await legLetters(page)
      .last()
      .evaluate((text: SVGTextElement) => text.getScreenCTM()?.f ?? 0);
    const title = await heading(page).evaluate((heading) => {
      const onLine = heading.appendChild(document.createElement('span'));
      onLine.style.display = 'inline-block';
      const { bottom } = onLine.getBoundingClientRect();
      onLine.remove();
      return bottom;
    });
    expect.soft(Math.abs(title - reading), `${width} x ${height} px`).toBeLessThan(0.9);
  }
});

test('the buttons have one inset on every wide screen, or a row each', async ({ page }) => {
  await page.goto('/');
  const store = storeLink(page, 'hero');
  const demo = showcaseLink(page);
  for (const width of [800, 960, 1024, 1180, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const [one, other] = await Promise.all([boxOf(store), boxOf(demo)]);
    if (one.y !== other.y) {
      expect.soft(one.width, `${width} px`).toBe(other.width);
      continue;
    }
    for (const button of [store, demo]) {
      const words = Math.min(...(await wordBoxes(button)).map(({ left }) => left));
      const inset = words - (await boxOf(button)).left;
      expect.soft(Math.abs(inset - 20), `${width} px`).toBeLessThan(3);
    }
  }
});

test('the limb reaches beyond no page, however wide', async ({ page }) => {
  await page.goto('/');
  for (const width of [2560, 3440, 3840]) {
    await page.setViewportSize({ width, height: 2160 });
    expect.soft(await neededWidth(page), `${width} px`).toBe(width);
  }
});

/** The number of lines of a text. */
async function linesOf(text: Locator): Promise<number> {
  return new Set((await wordBoxes(text)).map(({ top }) => Math.round(top))).size;
}
