import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { leg, legLetters } from '../helpers/leg.ts';
import { flexionSlider } from '../helpers/parts.ts';
import { pass, stopClock } from '../helpers/time.ts';

/** The short step shows how the knee bends, the long one whether it does, in milliseconds. */
const [short, long] = [100, 400];

/** Ways of a page that is loaded and not seen. */
const ways = [
  ['is prepared before it is opened', true],
  ['comes in a tab in the background', false],
] as const;

/** Has the browser say that nobody sees the page, until `show` is called. */
async function hide(page: Page, prerendering: boolean): Promise<void> {
  await page.addInitScript((prerendering) => {
    let seen = false;
    const { getEntriesByType } = performance;
    performance.getEntriesByType = (type) => (type === 'paint' ? [] : getEntriesByType.call(performance, type));
    // What drives the page would count as a visitor who has acted.
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    Object.defineProperties(document, {
      prerendering: { get: () => prerendering && !seen },
      visibilityState: { get: () => (seen ? 'visible' : 'hidden') },
    });
    const show = () => {
      seen = true;
      if (prerendering) document.dispatchEvent(new Event('prerenderingchange'));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    Object.assign(window, { show });
  }, prerendering);
}

/** Counts how often each motion starts, from now on. */
async function countStarts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const starts = new Map<string, number>();
    const seen = new Map<EventTarget | null, number>();
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!seen.has(target)) seen.set(target, seen.size);
      const motion = `${animationName} ${seen.get(target)}`;
      starts.set(motion, (starts.get(motion) ?? 0) + 1);
    });
    Object.assign(window, { starts });
  });
  return () => page.evaluate(() => [...Object(window).starts.values()]);
}

const show = (page: Page) => page.evaluate(() => Object(window).show());

const moving = (page: Page) => leg(page).evaluate((leg) => leg.parentElement?.getAnimations({ subtree: true }).length);

for (const [how, prerendering] of ways) {
  test(`a page that ${how} is whole, and begins its entry once, when it is first seen`, async ({ page, requests }) => {
    await hide(page, prerendering);
    await page.goto('/');
    const starts = await countStarts(page);
    expect(await moving(page)).toBe(0);
    await expect(legLetters(page).last()).toBeVisible();
    const fetched = [...requests];
    expect(fetched).toEqual([...new Set(fetched)]);

    await show(page);
    expect(await moving(page)).toBeGreaterThan(5);
    await expect.poll(() => moving(page)).toBe(0);
    const counts = await starts();
    expect(counts.length).toBeGreaterThan(5);
    expect(new Set(counts), 'how often each motion starts').toEqual(new Set([1]));
    expect(requests).toEqual(fetched);

    // Neither another tab nor the way back from it restarts it.
    await show(page);
    expect(await moving(page)).toBe(0);
  });

  test(`a page that ${how} invites when it is seen`, async ({ page }) => {
    await stopClock(page);
    await hide(page, prerendering);
    await page.goto('/');
    const rest = Number(await flexionSlider(page).inputValue());
    expect(new Set(await pass(page, long))).toEqual(new Set([rest]));
    await show(page);
    const seen = await pass(page, short);
    expect(Math.max(...seen)).toBe(rest + 20);
    expect(seen.at(-1)).toBe(rest);
    await show(page);
    expect(new Set(await pass(page, long))).toEqual(new Set([rest]));
  });
}
