import type { Page } from '@playwright/test';
import { restingFlexion } from '../../shared/figure/pose.ts';
import { expect, test } from '../fixtures.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { entryOver, leg } from '../helpers/leg.ts';
import { flexionSlider } from '../helpers/parts.ts';
import { shiftOf, sumUpShifts } from '../helpers/shifts.ts';

test('the scan line and the reading keep in step with what a slow processor paints', async ({ page }) => {
  await page.goto('/');
  await holdEntry(page);
  const animated = await leg(page).evaluate((leg) => {
    const reading = [...(leg.nextElementSibling?.querySelectorAll('svg') ?? [])].at(-1) as SVGSVGElement;
    return [...leg.querySelectorAll('rect'), reading].map((part) =>
      part.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
    );
  });
  expect(animated, 'what moves').toHaveLength(3);
  for (const properties of animated) {
    expect(properties).toContain('visibility');
    expect(properties, 'which the compositor would animate ahead').not.toContain('transform');
    expect(properties).not.toContain('opacity');
  }
});

for (const [width, height, side] of [
  [1280, 720, 'right'],
  [390, 844, 'left'],
] as const)
  test(`without a script the entry scans the foot, and counts where the reading then is, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const hydrate = await openBeforeScript(page, '/');
    await expect(flexionSlider(page)).toBeDisabled();
    await holdEntry(page);
    const ends = await leg(page).evaluate((leg) =>
      leg.parentElement
        ?.getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(...(ends ?? []))).toBeLessThanOrEqual(1300);
    const seen = await leg(page).evaluate((leg, side) => {
      const stage = leg.parentElement as HTMLElement;
      const entry = stage.getAnimations({ subtree: true });
      const count = stage.querySelector('span') as HTMLElement;
      const readings = [...stage.querySelectorAll('svg:has(> text) > text:last-child')];
      const reading = readings.find((reading) => reading.checkVisibility()) as SVGTextElement;
      const size = Number.parseFloat(getComputedStyle(reading).fontSize);
      return [0, 500, 1200, 1299, 1301].map((time) => {
        for (const animation of entry) animation.currentTime = time;
        const counting = getComputedStyle(count).visibility === 'visible';
        const clips = [...stage.querySelectorAll('g')].map((part) => getComputedStyle(part).clipPath);
        const place = count.getBoundingClientRect();
        const end = reading.getBoundingClientRect();
        return {
          time,
          counts: counting ? Number(getComputedStyle(count, '::before').getPropertyValue('--count')) : undefined,
          reads: getComputedStyle(reading).visibility === 'visible',
          cutOff: clips.some((clip) => /^inset\(0/.test(clip)),
          aside: Math.abs(place[side] - end[side]),
          // Its letters rise a tenth above its line.
          over: Math.abs(place.top - end.top - 0.1 * size),
        };
      });
    }, side);
    hydrate();
    for (const { cutOff, aside, over } of seen) {
      expect(cutOff).toBe(false);
      expect(aside).toBeLessThan(8);
      expect(over).toBeLessThan(2);
    }
    expect(seen.map(({ counts, reads }) => [counts, reads])).toEqual([
      [undefined, false],
      [undefined, false],
      [expect.any(Number), false],
      [restingFlexion, false],
      [undefined, true],
    ]);
    expect(seen[2]?.counts, 'halfway').toBeGreaterThan(0);
    expect(seen[2]?.counts, 'halfway').toBeLessThan(restingFlexion);
  });

for (const width of [390, 1280])
  test(`no digit jumps while the entry counts, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await sumUpShifts(page);
    await page.goto('/');
    await entryOver(page);
    // What the font moves as it arrives is less.
    expect(await shiftOf(page)).toBeLessThan(0.001);
  });

/** Starts the entry again and holds it there, also on a machine so slow that it is over. */
async function holdEntry(page: Page): Promise<void> {
  await leg(page).evaluate((leg) => {
    // Displayed again, it would restart.
    const stage = leg.parentElement as HTMLElement;
    stage.style.display = 'none';
    stage.getBoundingClientRect();
    stage.style.display = '';
    for (const animation of stage.getAnimations({ subtree: true })) animation.pause();
  });
}
