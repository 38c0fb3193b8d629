import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { betweenPairs } from '../../src/ui/pairs.ts';
import { expect, test } from '../fixtures.ts';
import { openDetails } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';

for (const path of allPaths) {
  test(`no line of ${path} ends between a number and what it counts`, async ({ page }) => {
    await page.goto(path);
    await openDetails(page);
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { pairs, broken } = await brokenPairs(page);
      expect.soft(broken, `of ${pairs} pairs, at ${width} px`).toEqual([]);
      if (path === routes.terms.path) expect(pairs).toBeGreaterThan(10);
    }
  });
}

/** How many pairs a page's text has, and the words around those that two lines part. */
function brokenPairs(page: Page): Promise<{ pairs: number; broken: string[] }> {
  return page.evaluate(
    ({ source, flags }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      let pairs = 0;
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.parentElement?.checkVisibility()) continue;
        for (const { index } of text.data.matchAll(new RegExp(source, flags))) {
          pairs++;
          const topOf = (place: number) => {
            const letter = document.createRange();
            letter.setStart(text, place);
            letter.setEnd(text, place + 1);
            return letter.getBoundingClientRect().top;
          };
          if (topOf(index - 1) < topOf(index + 1) - 4) broken.push(text.data.slice(index - 12, index + 12));
        }
      }
      return { pairs, broken };
    },
    { source: betweenPairs.source, flags: betweenPairs.flags },
  );
}
