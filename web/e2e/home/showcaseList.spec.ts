import type { Locator, Page } from '@playwright/test';
import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { boxesOf, type Edges } from '../helpers/boxes.ts';
import { playButton, seekBar, video } from '../helpers/film.ts';
import { featureLink, showcase } from '../helpers/showcase.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screen sizes in CSS pixels, by layout. With the dial, a leader reaches each feature. */
const layouts = {
  'round the dial': [
    [2560, 1440],
    [1440, 900],
    [1280, 720],
  ],
  'without the dial': [
    [1024, 768],
    [768, 1024],
    [740, 360],
    [390, 844],
    [360, 740],
    [320, 568],
  ],
} as const;

const items = (page: Page): Locator =>
  showcase(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .filter({ visible: true });

/**
 * The words of the titles that are broken, and the parts of features that leave their feature's box. The active one's
 * description may be below all features.
 */
function misfits(list: Locator): Promise<string[]> {
  return list.evaluateAll((features) =>
    features.flatMap((feature, _, all) => {
      const box = feature.getBoundingClientRect();
      const end = Math.max(...all.map((each) => each.getBoundingClientRect().bottom));
      const list = feature.parentElement?.getBoundingClientRect();
      const parts = [...feature.querySelectorAll('h3, [aria-current] p, span')];
      const outside = parts.filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const { left: from, right: to, bottom: foot } = list && part.matches('p') && top >= end ? list : box;
        return left < from || right > to || top < box.top || bottom > foot;
      });
      const broken = [...feature.querySelectorAll('h3')].flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1;
        }),
      );
      return [
        ...outside.map(({ textContent }) => `outside: ${textContent}`),
        ...broken.map(([word]) => `broken: ${word}`),
      ];
    }),
  );
}

/** The ends of lines on the screen. A line ends at its drawing's right edge if it does not before. */
function ends(lines: Locator): Promise<{ x: number; y: number }[]> {
  return lines.evaluateAll((elements) =>
    elements.map((line) => {
      const path = line as SVGGeometryElement;
      const { x, y } = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM() ?? undefined);
      return { x: Math.min(x, path.ownerSVGElement?.getBoundingClientRect().right ?? x), y };
    }),
  );
}

function overlap(a: Edges, b: Edges): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  );
}

for (const [layout, sizes] of Object.entries(layouts)) {
  test(`${layout}, the features read in the order of time, touch nothing else, break no word and meet their leaders`, async ({
    page,
  }) => {
    await page.goto('/');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const feature of features) {
        const where = `${feature.title} chosen at ${width} x ${height} px`;
        await featureLink(page, feature).click();
        await expect(featureLink(page, feature)).toHaveAttribute('aria-current', 'true');
        const rows = await boxesOf(items(page));
        expect(rows, where).toHaveLength(features.length);
        const read = rows.toSorted((a, b) => a.top - b.top || a.left - b.left);
        expect.soft(rows, `in the order of reading, ${where}`).toEqual(read);
        const parts = [...rows, ...(await boxesOf(video(page).or(playButton(page)).or(seekBar(page))))];
        for (const row of rows)
          expect
            .soft(
              parts.filter((part) => part !== row && overlap(part, row)),
              where,
            )
            .toEqual([]);
        expect.soft(await misfits(items(page)), where).toEqual([]);

        const reached = await ends(
          showcase(page).locator('svg[viewBox] > path[pathLength="1"]').filter({ visible: true }),
        );
        expect.soft(reached, `the leaders, ${where}`).toHaveLength(layout === 'round the dial' ? features.length : 0);
        for (const [index, { x, y }] of reached.entries()) {
          const { left = 0, top = 0, bottom = 0 } = rows[index] ?? {};
          expect.soft(Math.hypot(x - left, y - (top + bottom) / 2), `leader ${index}, ${where}`).toBeLessThan(1.5);
        }
      }
    }
  });
}
