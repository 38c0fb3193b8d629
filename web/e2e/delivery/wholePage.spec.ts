import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { video } from '../helpers/film.ts';
import { awaitPictures, drawOnCanvas } from '../helpers/pictures.ts';
import { scrollPage } from '../helpers/scrolling.ts';

/*
 * What a tool sees that takes a picture of the whole page without scrolling it: an archive, a review, a link's preview. Half
 * of the page's pixels miss no part of it, and are quick.
 */
test.use({ expectedMessages: ['net::ERR_FAILED'], deviceScaleFactor: 0.5 });

const screen = 900;

for (const [javaScriptEnabled, width] of [
  [true, 390],
  [true, 1440],
  [false, 1440],
] as const) {
  test.describe(javaScriptEnabled ? 'with its script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test(`a picture of the whole home page is the same before and after a scroll, at ${width} px`, async ({ page }) => {
      // A first frame of the film comes with the scroll, and differs from the poster.
      await page.route('**/*.mp4', () => {});
      await page.setViewportSize({ width, height: screen });
      await page.goto('/');
      await settle(page);
      const whole = await page.screenshot({ fullPage: true });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const end = await scrollPage(page, 'end');
      for (let top = 0; top < end; top += screen / 2) {
        await scrollPage(page, top);
        await page.screenshot(); // Chromium draws what it shows.
      }
      await scrollPage(page, 0);
      expect(await changedRows(page, whole, await page.screenshot({ fullPage: true }))).toEqual([]);
    });
  });
}

test('the home page does not grow with a screen that some tools make as high as the page', async ({ page }) => {
  await page.goto('/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: screen });
    const whole = await height();
    await page.setViewportSize({ width, height: whole });
    expect.soft((await height()) - whole, `${width} px`).toBeLessThan(1.37 * width);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test("the film's poster is seen behind the browser's controls", async ({ page }) => {
    const film = async () => {
      await page.goto('/');
      const { x, y, width } = await boxOf(video(page));
      // Above the browser's controls, and above the circle that they turn, the poster has one colour here.
      return page.screenshot({ fullPage: true, clip: { x: x + width / 2, y: y + 30, width: 16, height: 16 } });
    };
    const shown = await film();
    await page.route('**/*.webp', (route) => route.abort());
    expect((await film()).equals(shown)).toBe(false);
  });
});

/** Ends what moves on the screen as a page arrives: the entry, and the invitation, by a key. Below it nothing may move. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isSeen = (element: Element) => element.getBoundingClientRect().top < innerHeight;
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (target && isSeen(target)) animation.finish();
    }
    // The browser's own turn a circle.
    const controls = new CSSStyleSheet();
    controls.replaceSync('video::-webkit-media-controls { display: none !important }');
    document.adoptedStyleSheets = [controls];
    await document.fonts.ready;
  });
  await page.keyboard.press('Shift');
  await awaitPictures(page);
}

/** The rows of pixels in which two pictures differ by more than the rounding of a letter's edge. */
async function changedRows(page: Page, before: Buffer, after: Buffer): Promise<number[]> {
  const canvases = [await drawOnCanvas(page, before), await drawOnCanvas(page, after)] as const;
  return page.evaluate(([before, after]) => {
    const { width, height } = before.canvas;
    const [one, other] = [before, after].map((context) => context.getImageData(0, 0, width, height).data);
    const rows = new Set<number>();
    for (const [at, value] of one?.entries() ?? [])
      if (Math.abs(value - (other?.[at] ?? 0)) > 8) rows.add(Math.floor(at / 4 / width));
    return [...rows];
  }, canvases);
}
