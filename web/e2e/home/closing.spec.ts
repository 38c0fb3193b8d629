import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { boxesOf, boxOf } from '../helpers/boxes.ts';
import { setLetters } from '../helpers/letters.ts';
import { footer, main } from '../helpers/parts.ts';

test('a line of the address in the footer ends at its sign, a dot or a hyphen, where its parts fit one', async ({
  page,
}) => {
  await page.goto('/');
  for (const letters of ['100%', '200%']) {
    await setLetters(page, letters);
    for (const width of [320, 360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const torn = await footer(page)
        .locator(`a[href="mailto:${site.email}"]`)
        .evaluate((link) => {
          const boxes: DOMRect[] = [];
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            for (let index = 0; index < (texts.currentNode.textContent ?? '').length; index++) {
              const letter = document.createRange();
              letter.setStart(texts.currentNode, index);
              letter.setEnd(texts.currentNode, index + 1);
              boxes.push(letter.getBoundingClientRect());
            }
          }
          const room = link.closest('section')?.clientWidth ?? 0;
          return [...(link.textContent ?? '').matchAll(/\.?[^.@-]+[@-]?/g)].flatMap(({ 0: part, index }) => {
            const letters = boxes.slice(index, index + part.length);
            const fits = letters.reduce((sum, { width }) => sum + width, 0) <= room;
            return fits && new Set(letters.map(({ top }) => top)).size > 1 ? [part] : [];
          });
        });
      expect.soft(torn, `at ${width} px, letters at ${letters}`).toEqual([]);
    }
  }
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const) {
  test(`the straight leg is large, and short lists of the footer share a row, on ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const leg = main(page).locator('img[src="/straight-leg.svg"]');
    expect.soft((await boxOf(leg)).height).toBeGreaterThanOrEqual(180);
    const [, links, legal] = await boxesOf(footer(page).locator('section'));
    expect.soft(links?.y, 'two lists beside each other').toBe(legal?.y);
  });
}

test('a landmark’s name under the leg is whole or away, on small phones and with larger letters too', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, size] of [
    [300, 16],
    [320, 16],
    [341, 16],
    [390, 16],
    [360, 20],
    [412, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await setLetters(page, `${size}px`);
    const ends = await boxesOf(main(page).locator('section > div > svg > svg text'));
    expect(ends.length).toBeGreaterThan(0);
    for (const { left, right } of ends)
      expect.soft(left > width || right <= width - 1, `${width} px, letters of ${size} px`).toBe(true);
  }
});
