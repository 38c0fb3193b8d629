import type { Locator, Page } from '@playwright/test';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { startOf } from '../shared/timeline.ts';
import { type Feature, features } from '../src/home/showcase/features.ts';
import { expect, test } from './fixtures.ts';
import { pauseButton, playButton, seekBar, showcase, video } from './showcase.ts';
import { openShowcaseOf } from './showcasePage.ts';

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
const lists: Record<string, readonly Feature[]> = {
  two: [first, reports],
  three: [first, reports, sharing],
  four: features,
  five: [fifth, ...features],
};

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

/** The ends of lines on the screen. */
function ends(lines: Locator): Promise<{ x: number; y: number }[]> {
  return lines.evaluateAll((elements) =>
    elements.map((line) => {
      const path = line as SVGGeometryElement;
      const end = path.matches('line') ? 0 : path.getTotalLength();
      const { x, y } = path.getPointAtLength(end).matrixTransform(path.getScreenCTM() ?? undefined);
      return { x, y };
    }),
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  );
}

for (const [count, list] of Object.entries(lists)) {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [390, 844],
    [360, 740],
  ] as const) {
    test(`${count} features on ${width} by ${height} px touch nothing else, break no word, and their leaders meet them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openShowcaseOf(page, list);
      await expect(items(page)).toHaveCount(list.length);
      const rows = await boxes(items(page));
      const others = await boxes(video(page).or(playButton(page)).or(pauseButton(page)).or(seekBar(page)));
      const parts = [...rows, ...others.filter(({ right, left }) => right > left)];
      for (const row of rows) expect(parts.filter((part) => part !== row && overlap(part, row))).toEqual([]);
      expect(await misfits(items(page))).toEqual([]);
    });
  }

  test(`on a dial with ${count} features each leader ends in the middle of its feature's edge`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openShowcaseOf(page, list);
    const leaders = await ends(showcase(page).locator('svg[viewBox] > path[pathLength="1"]'));
    const rows = await boxes(items(page));
    expect(leaders).toHaveLength(list.length);
    for (const [index, { left, top, bottom }] of rows.entries()) {
      expect.soft(Math.abs((leaders[index]?.y ?? 0) - (top + bottom) / 2)).toBeLessThan(1);
      expect.soft(Math.abs((leaders[index]?.x ?? 0) - left)).toBeLessThan(1);
    }
  });

  test(`on a phone the marks of ${count} features end at them, or on the scale`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openShowcaseOf(page, list);
    const marks = (await ends(showcase(page).locator('svg:has(+ div > input) > line'))).slice(0, list.length);
    const rows = await boxes(items(page));
    for (const [index, { x, y }] of marks.entries()) {
      const met = rows.findIndex((row) => x > row.left && x < row.right && y > row.top - 1 && y < row.bottom + 1);
      expect.soft(met === index || met === -1, `mark ${index} meets feature ${met}`).toBe(true);
    }
  });
}

test('five features are on one screen of a phone with the film and its controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShowcaseOf(page, lists.five ?? []);
  await expect(video(page)).toBeInViewport({ ratio: 1 });
  await expect(items(page).last()).toBeInViewport({ ratio: 1 });
});
