import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { leg, legLetters } from '../helpers/leg.ts';
import { flexionScale, flexionSlider, heading, main, showcaseLink, storeLink } from '../helpers/parts.ts';

// Without the invitation, which moves the leg once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Width and height, and the size of the reading, in CSS pixels. */
const phones = [
  [360, 640, 84],
  [375, 667, 84],
  [390, 664, 84],
  [390, 844, 108],
  [412, 915, 108],
] as const;

test('the reading has one place and one size at every flexion', async ({ page }) => {
  await page.goto('/');
  const reading = legLetters(page).last();
  for (const [width, height, size] of [...phones, [320, 568, 84], [360, 740, 99.72], [599, 850, 108]] as const) {
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

test('the reading keeps its distance from the drawing, however high the screen', async ({ page }) => {
  await page.goto('/');
  const apart: number[] = [];
  for (const height of [760, 844, 932]) {
    await page.setViewportSize({ width: 390, height });
    apart.push((await boxOf(leg(page))).top - (await boxOf(legLetters(page).last())).bottom);
  }
  expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(1);
});

test('a phone shows all of its first screen: its words once, and both buttons in one row', async ({ page }) => {
  await page.goto('/');
  const lead = main(page).locator('h1 ~ p:not(:has(a))');
  const store = storeLink(page, 'hero');
  const demo = showcaseLink(page);
  const parts = {
    title: heading(page),
    lead,
    store,
    demo,
    reading: legLetters(page).last(),
    leg: leg(page),
    slider: flexionSlider(page),
    scale: flexionScale(page),
  };
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    const where = `at ${width} x ${height} px`;
    for (const [name, part] of Object.entries(parts)) {
      const { top, bottom } = await boxOf(part);
      expect.soft(top, `${name}, ${where}`).toBeGreaterThanOrEqual(0);
      expect.soft(bottom, `${name}, ${where}`).toBeLessThanOrEqual(height);
    }
    const [one, other] = [await boxOf(store), await boxOf(demo)];
    expect.soft([one.y, one.height], `the buttons, ${where}`).toEqual([other.y, 48]);
    await expect.soft(lead, where).toContainText('Android');
    await expect.soft(flexionSlider(page)).toHaveAccessibleName('Flexão exemplo: joelho esquerdo, vista lateral');
  }
  await page.setViewportSize({ width: 1280, height: 720 });
});
