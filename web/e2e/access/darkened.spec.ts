import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { drawOnCanvas } from '../helpers/pictures.ts';

/*
 * A browser may darken pages by itself: Samsung Internet, Chromium on Android, views of the web within apps. Two pixels to a
 * point, or thin letters have no pixel of their own colour.
 */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 2,
  viewport: { width: 390, height: 844 },
});

/** Opens a page, as it is or darkened, and takes a picture of all of it. */
async function open(page: Page, path: string, darkened: boolean): Promise<Buffer> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: darkened });
  await page.goto(path);
  return page.screenshot({ fullPage: true });
}

test('a page is left as it is in its dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const own = await open(page, routes.home.path, false);
  expect((await open(page, routes.home.path, true)).equals(own)).toBe(true);
});

// The other pages have no drawings of their own.
for (const { path } of [routes.home, routes.about, routes.contact]) {
  // Pictures of few colours are turned once more, after they have taken the dark theme's. No page has a say in that.
  test(`a darkened ${path} shows its words, and the shapes of its drawings`, async ({ page }) => {
    const own = await open(page, path, false);
    const [ownWords, ownShapes] = [await drawn(page, own, 'words'), await drawn(page, own, 'shapes')];
    const darkened = await open(page, path, true);
    const words = await drawn(page, darkened, 'words');
    const shapes = await drawn(page, darkened, 'shapes');
    expect([words.length, shapes.length]).toEqual([ownWords.length, ownShapes.length]);

    // Some letters of a drawing lie beyond its edge.
    const seen = words.filter((_, index) => (ownWords[index]?.ratio ?? 0) > 3);
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    const lost = shapes.filter(({ ratio, share }, index) => {
      const before = ownShapes[index];
      return before && before.ratio >= 3 && (ratio < 3 || share < before.share / 8);
    });
    expect(lost).toEqual([]);
  });
}

/** The contrast of something in a picture of the page. */
interface Drawn {
  what: string;
  /** The contrast of its ground, its most frequent colour, with what is drawn on it in the colour of the best contrast. */
  ratio: number;
  /** The share of its pixels that reach 3:1 on that ground. */
  share: number;
}

/** What is measured: words, each line of them, or the shapes of drawings, each in its box. */
type Kind = 'words' | 'shapes';

/**
 * The contrast of the words or the shapes of a page as drawn, whatever a browser has done to their colours. The picture is
 * of the whole page.
 */
async function drawn(page: Page, picture: Buffer, kind: Kind): Promise<Drawn[]> {
  return page.evaluate(
    ({ context, kind }) => {
      const light = (channel: number) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      const luminance = (color: number) =>
        0.2126 * light(color >> 16) + 0.7152 * light((color >> 8) & 255) + 0.0722 * light(color & 255);
      const measure = (what: string, { left, top, width, height }: DOMRect) => {
        const [x, y, across, down] = [left + scrollX, top + scrollY, width, height].map((length) =>
          Math.round(length * devicePixelRatio),
        ) as [number, number, number, number];
        if (across < 3 || down < 3 || x < 0 || y < 0 || x + across > context.canvas.width) return [];
        const { data } = context.getImageData(x, y, across, down);
        const counts = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
        const [ground = 0] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most));
        const behind = luminance(ground);
        const contrasts = [...counts].map(([color, count]) => {
          const [dark = 0, bright = 0] = [behind, luminance(color)].sort((a, b) => a - b);
          return { count, ratio: (bright + 0.05) / (dark + 0.05) };
        });
        const pixels = contrasts.filter(({ ratio }) => ratio >= 3).reduce((sum, { count }) => sum + count, 0);
        return [{ what, ratio: Math.max(...contrasts.map(({ ratio }) => ratio)), share: pixels / (across * down) }];
      };
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).clipPath !== 'inset(50%)';

      if (kind === 'shapes')
        return [...document.querySelectorAll('svg :is(path, line, circle, rect)')]
          .filter((shape) => isSeen(shape) && !shape.closest('defs'))
          .flatMap((shape) => {
            const names = [shape.closest('svg'), shape].map((element) => element?.getAttribute('class'));
            return measure([shape.localName, ...names].join(' '), shape.getBoundingClientRect());
          });
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) {
        const words = texts.currentNode.textContent?.trim();
        if (!words || !isSeen(texts.currentNode.parentElement as Element)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const line of range.getClientRects()) found.push(...measure(words, line));
      }
      return found;
    },
    { context: await drawOnCanvas(page, picture), kind },
  );
}
