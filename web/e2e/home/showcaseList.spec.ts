import type { Locator, Page } from '@playwright/test';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { startOf } from '../../shared/timeline.ts';
import { type Feature, features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { playButton, seekBar, showcase, video } from '../page/showcase.ts';
import { openShowcaseOf } from '../page/showcasePage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fifth: Feature = {
  id: 'pacientes',
  title: 'Cadastro de pacientes',
  description: 'Adicione um paciente e encontre cada avaliação dele pelo número, em uma busca.',
  icon: Users,
  color: 'violet',
  timestamp: startOf('pacientes'),
};
const [first, , reports, sharing] = features;
const lists = {
  two: [first, reports],
  three: [first, reports, sharing],
  four: features,
  five: [fifth, ...features],
} satisfies Record<string, readonly Feature[]>;

/** With the dial, and upright. */
const sizes = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [360, 740],
] as const;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const items = (page: Page): Locator =>
  showcase(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

function boxes(parts: Locator): Promise<Box[]> {
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

/** The words of the titles that are broken, and the parts of features that leave their feature's box. */
function misfits(list: Locator): Promise<string[]> {
  return list.evaluateAll((features) =>
    features.flatMap((feature) => {
      const box = feature.getBoundingClientRect();
      const parts = [...feature.querySelectorAll('h3, [aria-current] p, span')];
      const outside = parts.filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isNote = part.matches('p') && getComputedStyle(part).position === 'absolute';
        return !isNote && (left < box.left || right > box.right || top < box.top || bottom > box.bottom);
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
      const end = path.matches('line') ? 0 : path.getTotalLength();
      const { x, y } = path.getPointAtLength(end).matrixTransform(path.getScreenCTM() ?? undefined);
      return { x: Math.min(x, path.ownerSVGElement?.getBoundingClientRect().right ?? x), y };
    }),
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  );
}

/** Whether a point is in a box, or on its edge. */
function holds({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top - 1 && y < bottom + 1;
}

for (const [count, list] of Object.entries(lists)) {
  test(`${count} features touch nothing else, break no word, and meet their leaders`, async ({ page }) => {
    await openShowcaseOf(page, list);
    await expect(items(page)).toHaveCount(list.length);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const size = `at ${width} by ${height} px`;
      const rows = await boxes(items(page));
      const parts = [...rows, ...(await boxes(video(page).or(playButton(page)).or(seekBar(page))))];
      for (const row of rows)
        expect
          .soft(
            parts.filter((part) => part !== row && overlap(part, row)),
            size,
          )
          .toEqual([]);
      expect.soft(await misfits(items(page)), size).toEqual([]);

      const leaders = await ends(
        showcase(page).locator('svg[viewBox] > path[pathLength="1"]').filter({ visible: true }),
      );
      for (const [index, { x, y }] of leaders.entries()) {
        const { left = 0, top = 0, bottom = 0 } = rows[index] ?? {};
        expect.soft(Math.hypot(x - left, y - (top + bottom) / 2), `leader ${index} ${size}`).toBeLessThan(1.5);
      }
      if (width < height) {
        // Two columns round the scale are for a list whose marks all end at their features.
        const marks = await ends(showcase(page).locator('svg:has(+ div > input) > line'));
        const met = marks.slice(0, list.length).map(({ x, y }) => rows.findIndex((row) => holds(row, x, y)));
        expect.soft(met, `marks ${size}`).toEqual(list.map((_, index) => (list === features ? index : -1)));
      } else expect.soft(leaders, size).toHaveLength(list.length);
    }
  });
}

test('five features are on one screen of a phone with the film and its controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShowcaseOf(page, lists.five);
  await expect(video(page)).toBeInViewport({ ratio: 1 });
  await expect(items(page).last()).toBeInViewport({ ratio: 1 });
});
