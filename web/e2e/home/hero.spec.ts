import type { Locator, Page } from '@playwright/test';
import { letterSize } from '../../shared/figure/labels.ts';
import { restingFlexion } from '../../shared/figure/pose.ts';
import { storeUrlFrom } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { holdHydration } from '../page/hydration.ts';
import { ankle, entryOver, holdEntry, leg, legLetters } from '../page/leg.ts';
import { flexionSlider, heading, main, middleOf } from '../page/parts.ts';
import { shiftOf, sumUpShifts } from '../page/shifts.ts';

/** What of the first screen is in view, in the order of the document. */
const all = ['title', 'lead', 'store', 'demo', 'leg', 'slider'] as const;

test('the first screen shows its words, its buttons, the leg and the slider, in the order of the Tab key; a turned phone all but the second button and the slider', async ({
  page,
}) => {
  await page.goto('/');
  const store = main(page).locator(`a[href="${storeUrlFrom('hero')}"]`);
  const demo = main(page).locator('a[href="#demonstracao"]');
  const slider = flexionSlider(page);
  const parts = {
    title: heading(page),
    lead: main(page).locator('h1 ~ p').filter({ visible: true }).first(),
    store,
    demo,
    leg: leg(page),
    slider,
  };
  for (const [width, height, inView] of [
    [320, 568, ['title', 'lead', 'store', 'demo']],
    [360, 640, all],
    [390, 664, all],
    [412, 800, all],
    [740, 360, ['title', 'lead', 'store', 'leg']],
    [768, 1024, all],
    [1024, 768, all],
    [1180, 820, all],
    [1280, 720, all],
    [1440, 900, all],
    [2560, 1440, all],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const where = `at ${width} x ${height} px`;
    expect.soft(await linesOf(parts.lead), `lines of the sentence under the title, ${where}`).toBeLessThanOrEqual(3);
    for (const name of inView) {
      const box = await parts[name].boundingBox();
      expect.soft(box?.y, `${name}, ${where}`).toBeGreaterThanOrEqual(0);
      expect.soft((box?.y ?? 0) + (box?.height ?? height), `${name}, ${where}`).toBeLessThanOrEqual(height + 1);
    }

    await store.focus();
    for (const next of [demo, slider]) {
      await page.keyboard.press('Tab');
      await expect.soft(next, where).toBeFocused();
    }

    const unit = await leg(page).evaluate((leg: SVGSVGElement) => leg.getScreenCTM()?.a ?? 0);
    const sizes = await legLetters(page).evaluateAll((letters) =>
      letters.map((text) => parseFloat(getComputedStyle(text).fontSize)),
    );
    expect.soft(Math.min(...sizes), `the smallest letters, ${where}`).toBeGreaterThanOrEqual(14);
    if (width >= 600) {
      expect.soft(sizes.at(-1), `the reading, ${where}`).toBeCloseTo(letterSize.reading * unit, 1);
    }
    const names = Math.max(...sizes.slice(0, -1));
    expect.soft(names, `the names, ${where}`).toBeLessThanOrEqual(letterSize.name * unit);
  }
});

test("on a low screen the buttons stand clear of the table's line", async ({ page }) => {
  await page.goto('/');
  const buttons = main(page).locator('a[href="#demonstracao"]').locator('..');
  const strip = main(page).locator('div:has(> label[for="flexao"])');
  for (const [width, height] of [
    [640, 360],
    [740, 360],
    [1024, 500],
    [1280, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [above, below] = await Promise.all([buttons.boundingBox(), strip.boundingBox()]);
    if (!above || !below) throw new Error('the buttons or the slider are not shown');
    expect.soft(below.y - above.y - above.height, `at ${width} x ${height} px`).toBeGreaterThan(8);
  }
});

test("beside each other, the title's last line and the reading stand on one line", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const reading = await legLetters(page)
      .last()
      .evaluate((text: SVGTextElement) => text.getScreenCTM()?.f ?? 0);
    const title = await heading(page).evaluate((heading) => {
      const onLine = heading.appendChild(document.createElement('span'));
      onLine.style.display = 'inline-block';
      const { bottom } = onLine.getBoundingClientRect();
      onLine.remove();
      return bottom;
    });
    expect.soft(Math.abs(title - reading), `${width} x ${height} px`).toBeLessThan(0.9);
  }
});

/** The number of lines of a text. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test('the buttons have one inset on every wide screen, or a row each', async ({ page }) => {
  await page.goto('/');
  const store = main(page).locator(`a[href="${storeUrlFrom('hero')}"]`);
  const demo = main(page).locator('a[href="#demonstracao"]');
  for (const width of [800, 960, 1024, 1180, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const [one, other] = await Promise.all([store.boundingBox(), demo.boundingBox()]);
    if (one?.y !== other?.y) {
      expect.soft(one?.width, `${width} px`).toBe(other?.width);
      continue;
    }
    for (const button of [store, demo]) {
      const inset = await button.evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return words.getBoundingClientRect().left - button.getBoundingClientRect().left;
      });
      expect.soft(Math.abs(inset - 20), `${width} px`).toBeLessThan(3);
    }
  }
});

test('the limb reaches beyond no page, however wide', async ({ page }) => {
  await page.goto('/');
  for (const width of [2560, 3440, 3840]) {
    await page.setViewportSize({ width, height: 2160 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

test('the entry is over within 1.3 s', async ({ page }) => {
  await page.goto('/');
  const ends = await leg(page).evaluate((leg) =>
    [...(leg.parentElement?.querySelectorAll('*') ?? [])]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== 'none')
      .map(
        ({ animationDelay, animationDuration }) => 1000 * (parseFloat(animationDelay) + parseFloat(animationDuration)),
      ),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1300);
});

test('the scan line and the reading keep in step with what a slow processor paints', async ({ page }) => {
  await page.goto('/');
  await holdEntry(page);
  const animated = await leg(page).evaluate((leg) => {
    const reading = [...(leg.nextElementSibling?.querySelectorAll('text') ?? [])].at(-1) as SVGTextElement;
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
  test(`the entry scans the foot, too, and counts where the reading then stands, without a script, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const hydrate = await holdHydration(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(flexionSlider(page)).toBeDisabled();
    await holdEntry(page);
    const seen = await leg(page).evaluate((leg, side) => {
      const stage = leg.parentElement as HTMLElement;
      const entry = stage.getAnimations({ subtree: true });
      const count = stage.querySelector('span') as HTMLElement;
      const corners = [...stage.querySelectorAll('svg:has(> text)')];
      const shown = corners.find((corner) => getComputedStyle(corner).visibility === 'visible');
      const reading = shown?.querySelector('text:last-child') as SVGTextElement;
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

for (const width of [320, 390, 1280])
  test(`no digit jumps while the entry counts, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await sumUpShifts(page);
    await page.goto('/');
    await entryOver(page);
    // What the font moves as it arrives is less.
    expect(await shiftOf(page)).toBeLessThan(0.001);
  });

test.describe('the invitation', () => {
  /** Longer than the entry and the invitation, in milliseconds. */
  const whole = 4000;

  /** The short step shows how the knee bends. The long one shows whether it does: bending takes more than four of them. */
  const short = 100;
  const long = 400;

  /** Lets time pass, and returns what the slider shows after each step, until `enough` of it is seen. */
  async function pass(page: Page, step: number, enough = (_flexion: number) => false): Promise<number[]> {
    const seen: number[] = [];
    for (let time = 0; time < whole && !enough(seen.at(-1) ?? 0); time += step) {
      await page.clock.runFor(step);
      seen.push(Number(await flexionSlider(page).inputValue()));
    }
    return seen;
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  });

  test('bends the knee once, and a screen reader hears nothing of it', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const slider = document.querySelector('input[type=range]');
      const spoken = new Set<string | null | undefined>();
      Object.assign(window, { spoken });
      new MutationObserver(() => spoken.add(slider?.getAttribute('aria-valuetext'))).observe(slider as Node, {
        attributes: true,
      });
    });
    const seen = await pass(page, short);
    expect(Math.max(...seen)).toBe(112);
    expect(Math.min(...seen)).toBe(92);
    expect(seen.at(-1)).toBe(92);
    expect(seen.filter((flexion, index) => flexion < (seen[index - 1] ?? 0)).length).toBeGreaterThan(5);
    expect(await page.evaluate(() => [...Object(window).spoken])).toEqual(['92 graus']);
  });

  test('moves figures of one advance, which close up when the reading rests', async ({ page }) => {
    await page.goto('/');
    const reading = legLetters(page).last();
    await expect(reading).toHaveAttribute('text-anchor', 'end');
    await pass(page, short, (flexion) => flexion > 100);
    await expect(reading).toHaveAttribute('text-anchor', 'middle');
    await pass(page, long);
    await expect(reading).toHaveAttribute('text-anchor', 'end');
  });

  test('ends at once with a key', async ({ page }) => {
    await page.goto('/');
    expect((await pass(page, short, (flexion) => flexion > 100)).at(-1)).toBeGreaterThan(100);
    await page.keyboard.press('Shift');
    await expect(flexionSlider(page)).toHaveValue('92');
    expect(new Set(await pass(page, long))).toEqual(new Set([92]));
  });

  test('leaves the leg where a hand takes hold of it', async ({ page }) => {
    await page.goto('/');
    await entryOver(page);
    const [shown] = (await pass(page, short, (flexion) => flexion > 100)).slice(-1);
    const { x, y } = await middleOf(ankle(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(flexionSlider(page)).toHaveValue(String(shown));
    await page.mouse.up();
    expect(new Set(await pass(page, long))).toEqual(new Set([shown]));
  });

  test('does not come under reduced motion, two seconds after the first paint, or after a visitor has acted', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(new Set(await pass(page, long))).toEqual(new Set([92]));

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const delay of [(page: Page) => page.clock.runFor(3000), (page: Page) => page.mouse.click(20, 200)]) {
      const hydrate = await holdHydration(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(leg(page)).toBeVisible();
      await delay(page);
      hydrate();
      await expect(flexionSlider(page)).toBeEnabled();
      expect(new Set(await pass(page, long))).toEqual(new Set([92]));
      await page.unrouteAll();
    }
  });
});
