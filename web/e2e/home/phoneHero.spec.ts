import type { Page } from '@playwright/test';
import { storeUrlFrom } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { leg, legLetters } from '../page/leg.ts';
import { flexionSlider, heading, main } from '../page/parts.ts';

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

/**
 * Bends the knee through all flexions. Returns the least distance between the reading and the arc with its scale, in CSS
 * pixels, the flexion that has it, and the places where the reading stood.
 */
function readingsAndArcs(page: Page): Promise<{ distance: number; flexion: number; places: string[] }> {
  return leg(page).evaluate(async (leg) => {
    const slider = document.querySelector('main input') as HTMLInputElement;
    const reading = leg.parentElement?.querySelector(':scope > svg > text') as SVGTextElement;
    const { fontSize, fontFamily, fontWeight } = getComputedStyle(reading);
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const places = new Set<string>();
    const least = { distance: Number.POSITIVE_INFINITY, flexion: 0 };
    for (let flexion = 0; flexion <= Number(slider.max); flexion += 1) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, flexion);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      const { e, f } = reading.getScreenCTM() as DOMMatrix;
      places.add(`${e} ${f}`);
      const inks = [...(reading.textContent ?? '')].map((figure, index) => {
        const { x, width } = reading.getExtentOfChar(index);
        const baseline = f + reading.getStartPositionOfChar(index).y;
        const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = canvas.measureText(figure);
        return { left: e + x, right: e + x + width, top: baseline - ascent, bottom: baseline + descent };
      });
      // The scale's path is dashed: what is drawn lies within half the longest ticks of it.
      const scale = leg.querySelector('path[stroke-width="14"]') as SVGPathElement;
      const matrix = scale.getScreenCTM() as DOMMatrix;
      const length = scale.getTotalLength();
      for (let at = 0; at <= length; at += 4) {
        const { x, y } = scale.getPointAtLength(at).matrixTransform(matrix);
        for (const { left, right, top, bottom } of inks) {
          const aside = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
          const distance = aside - 7 * matrix.a;
          if (distance < least.distance) Object.assign(least, { distance, flexion });
        }
      }
    }
    return { ...least, places: [...places] };
  });
}

test('the reading has one place and one size, and stands clear of the arc at every flexion', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height, size] of [...phones, [320, 568, 84], [360, 740, 99.72], [599, 850, 108]] as const) {
    await page.setViewportSize({ width, height });
    const where = `at ${width} x ${height} px`;
    const { distance, flexion, places } = await readingsAndArcs(page);
    expect.soft(distance, `${where}, ${flexion}°`).toBeGreaterThanOrEqual(8);
    expect.soft(places, where).toHaveLength(1);
    await expect.soft(legLetters(page).last(), where).toHaveCSS('font-size', `${size}px`);
  }
});

test('a phone shows all of its first screen: its words once, and both buttons in one row', async ({ page }) => {
  await page.goto('/');
  const lead = main(page).locator('h1 ~ p:not(:has(a))').filter({ visible: true });
  const store = main(page).locator(`a[href="${storeUrlFrom('hero')}"]`);
  const demo = main(page).locator('a[href="#demonstracao"]');
  const parts = {
    title: heading(page),
    lead,
    store,
    demo,
    reading: legLetters(page).last(),
    leg: leg(page),
    slider: flexionSlider(page),
    scale: main(page).locator('label[for="flexao"] + div'),
  };
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    const where = `at ${width} x ${height} px`;
    for (const [name, part] of Object.entries(parts)) {
      const box = await part.boundingBox();
      expect.soft(box?.y, `${name}, ${where}`).toBeGreaterThanOrEqual(0);
      expect.soft((box?.y ?? 0) + (box?.height ?? height), `${name}, ${where}`).toBeLessThanOrEqual(height);
    }
    const [one, other] = [await store.boundingBox(), await demo.boundingBox()];
    expect.soft([one?.y, one?.height], `the buttons, ${where}`).toEqual([other?.y, 48]);
    await expect.soft(lead, where).toHaveText(height < 740 ? /^Para fisioterapeutas/ : /^Tire ou importe/);
    await expect.soft(flexionSlider(page)).toHaveAccessibleName('Flexão · exemplo, joelho esquerdo, vista lateral');
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(lead).toHaveText(/^Tire ou importe/);
  await expect(flexionSlider(page)).toHaveAccessibleName('Flexão do joelho');
});
