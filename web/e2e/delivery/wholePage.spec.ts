import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { video } from '../helpers/film.ts';
import { footer } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { drawOnCanvas } from '../helpers/pictures.ts';
import { scrollPage } from '../helpers/scrolling.ts';

/*
 * What a tool sees that takes a picture of the whole page without scrolling it: an archive, a review, a link's preview. Half
 * of the page's pixels miss no part of it, and are quick.
 */
const ratio = 0.5;
test.use({ expectedMessages: ['net::ERR_FAILED'], deviceScaleFactor: ratio });

const screen = 900;
/** The squares that are compared, in pixels. A picture that is drawn smaller has other edges at another place. */
const side = 8;
/** A control that an edge of the screen cuts is drawn in another way, so the first and the last squares do not count. */
const seam = side / ratio;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with its script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const path of allPaths) {
      for (const width of [390, 768, 1440]) {
        test(`a picture of all of ${path} shows at first load what a slow scroll shows, at ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: screen });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
            await page.goto(path);
            await settle(page);
            const whole = await page.screenshot({ fullPage: true });
            expect.soft(await changedParts(page, whole, await scrollSlowly(page)), colorScheme).toEqual([]);
          }
        });
      }
    }
  });
}

for (const path of allPaths) {
  test(`${path} does not grow with a screen that is as high as the page, as some tools make it`, async ({ page }) => {
    await page.goto(path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: screen });
      const whole = await height();
      await page.setViewportSize({ width, height: whole });
      // A part that fills the screen grows by what was below it: the footer, which is as long as the owner's facts.
      const { height: below } = await boxOf(footer(page));
      expect.soft((await height()) - whole, `${width} px`).toBeLessThan(Math.max(0.3 * whole, below + 1));
    }
  });
}

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
      if (target && isSeen(target) && animation.timeline === document.timeline) animation.finish();
    }
    // The browser's own turn a circle.
    const controls = new CSSStyleSheet();
    controls.replaceSync('video::-webkit-media-controls { display: none !important }');
    document.adoptedStyleSheets = [controls];
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'relative';
    await document.fonts.ready;
  });
  await page.keyboard.press('Shift');
}

/** Pictures of the screen from the page's start to its end, without what follows a scroll. */
async function scrollSlowly(page: Page): Promise<{ top: number; picture: Buffer }[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const pictures = [];
  // So that what does not count in a picture counts in the next one: two seams, and what is left below the last whole square.
  const step = screen - 3 * seam;
  for (let wanted = 0; wanted < most + step; wanted += step) {
    const top = Math.floor(Math.min(wanted, most) * ratio) / ratio;
    await scrollPage(page, top);
    await page.evaluate(async () => {
      const seen = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && image.checkVisibility();
      });
      await Promise.all(seen.map((image) => image.decode()));
    });
    pictures.push({ top, picture: await page.screenshot() });
  }
  return pictures;
}

/** The landmarks and parts of the page that its picture shows in another way than the pictures of the screen do. */
async function changedParts(page: Page, whole: Buffer, screens: { top: number; picture: Buffer }[]): Promise<string[]> {
  return page.evaluate(
    ({ whole, screens, side }) => {
      const pixelsOf = (context: OffscreenCanvasRenderingContext2D) =>
        context.getImageData(0, 0, context.canvas.width, context.canvas.height);
      const square = ({ data, width }: ImageData, left: number, top: number) => {
        let light = 0;
        for (let y = top; y < top + side; y++)
          for (let x = left; x < left + side; x++)
            for (const channel of [0, 1, 2]) light += data[4 * (y * width + x) + channel] ?? 0;
        return light / (3 * side * side);
      };
      const all = pixelsOf(whole);
      const parts = [...document.querySelectorAll('header, main > * > *, footer')].map((part) => ({
        part,
        bottom: part.getBoundingClientRect().bottom + scrollY,
      }));
      const changed = new Map<string, number>();
      for (const [index, { top, picture }] of screens.entries()) {
        const seen = pixelsOf(picture);
        const first = index === 0 ? 0 : side;
        const end = index === screens.length - 1 ? seen.height - side : seen.height - 2 * side;
        for (let y = first; y < end; y += side) {
          for (let x = 0; x < seen.width; x += side) {
            if (Math.abs(square(seen, x, y) - square(all, x, y + top * devicePixelRatio)) < 8) continue;
            const { part } = parts.find((part) => part.bottom > top + y / devicePixelRatio) ?? {};
            const name = part?.getAttribute('aria-labelledby') ?? part?.className ?? '';
            changed.set(name, (changed.get(name) ?? 0) + 1);
          }
        }
      }
      return [...changed].map(([name, squares]) => `${name}: ${squares} squares`);
    },
    {
      side,
      whole: await drawOnCanvas(page, whole),
      screens: await Promise.all(
        screens.map(async ({ top, picture }) => ({ top, picture: await drawOnCanvas(page, picture) })),
      ),
    },
  );
}
