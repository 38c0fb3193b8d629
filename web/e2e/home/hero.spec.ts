import { letterSize } from '../../shared/figure/labels.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, wordBoxes } from '../helpers/boxes.ts';
import { leg, legLetters } from '../helpers/leg.ts';
import { flexionScale, flexionSlider, heading, main, showcaseLink, storeLink } from '../helpers/parts.ts';
import { scrollPage } from '../helpers/scrolling.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What of the first screen is in view. The sentence under the title is not on a low phone in landscape. */
const all = ['title', 'lead', 'store', 'demo', 'leg', 'slider'] as const;
const onPhone = [...all, 'reading', 'scale'] as const;

test('the first screen shows its words, its buttons, the leg and the slider', async ({ page }) => {
  await page.goto('/');
  const parts = {
    title: heading(page),
    lead: main(page).locator('h1 ~ p').filter({ visible: true }).first(),
    store: storeLink(page, 'hero'),
    demo: showcaseLink(page),
    leg: leg(page),
    slider: flexionSlider(page),
    reading: legLetters(page).last(),
    scale: flexionScale(page),
  };
  for (const [width, height, inView] of [
    [320, 568, ['title', 'lead', 'store', 'demo']],
    [360, 640, onPhone],
    [390, 664, onPhone],
    [412, 915, onPhone],
    [740, 360, ['title', 'lead', 'store', 'leg']],
    [768, 1024, all],
    [1024, 768, all],
    [1280, 720, all],
    [2560, 1440, all],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollPage(page, 0);
    const where = `at ${width} x ${height} px`;
    const lines = new Set((await wordBoxes(parts.lead)).map(({ top }) => Math.round(top)));
    expect.soft(lines.size, `lines of the sentence under the title, ${where}`).toBeLessThanOrEqual(3);
    for (const name of inView) {
      const { top, bottom } = await boxOf(parts[name]);
      expect.soft(top, `${name}, ${where}`).toBeGreaterThanOrEqual(0);
      expect.soft(bottom, `${name}, ${where}`).toBeLessThanOrEqual(height + 1);
    }
    if (inView === onPhone) {
      const [one, other] = [await boxOf(parts.store), await boxOf(parts.demo)];
      expect.soft([one.y, one.height], `the buttons, ${where}`).toEqual([other.y, 48]);
    }
    const unit = await leg(page).evaluate((leg: SVGSVGElement) => leg.getScreenCTM()?.a ?? 0);
    const sizes = await legLetters(page).evaluateAll((letters) =>
      letters.map((text) => parseFloat(getComputedStyle(text).fontSize)),
    );
    if (width >= 600) expect.soft(sizes.at(-1), `the reading, ${where}`).toBeCloseTo(letterSize.reading * unit, 1);
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

test('on a phone the reading has one place and one size at every flexion', async ({ page }) => {
  await page.goto('/');
  const reading = legLetters(page).last();
  for (const [width, height, size] of [
    [320, 568, 84],
    [360, 740, 99.72],
    [390, 664, 84],
    [412, 915, 108],
    [599, 850, 108],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `at ${width} x ${height} px`;
    const places = new Set<string>();
    for (const flexion of [0, 30, 92, 140]) {
      await flexionSlider(page).fill(`${flexion}`);
      await expect(reading).toHaveText(`${flexion}°`);
      places.add(
        await reading.evaluate((text: SVGTextElement) => `${text.getScreenCTM()?.e} ${text.getScreenCTM()?.f}`),
      );
    }
    expect.soft([...places], where).toHaveLength(1);
    await expect.soft(reading, where).toHaveCSS('font-size', `${size}px`);
  }
});

test('on a phone the reading keeps its distance from the drawing, however high the screen', async ({ page }) => {
  await page.goto('/');
  const apart: number[] = [];
  for (const height of [760, 932]) {
    await page.setViewportSize({ width: 390, height });
    apart.push((await boxOf(leg(page))).top - (await boxOf(legLetters(page).last())).bottom);
  }
  expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(1);
});
