import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { recordValues } from '../helpers/announcements.ts';
import { middleOf } from '../helpers/boxes.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { ankle, entryOver, leg, legLetters } from '../helpers/leg.ts';
import { flexionSlider } from '../helpers/parts.ts';
import { pass, stopClock } from '../helpers/time.ts';

/** The short step shows how the knee bends. The long one shows whether it does: bending takes more than four of them. */
const short = 100;
const long = 400;

test.beforeEach(({ page }) => stopClock(page));

test('the invitation bends the knee once, and a screen reader hears nothing of it', async ({ page }) => {
  await page.goto('/');
  const said = await recordValues(flexionSlider(page));
  const seen = await pass(page, short);
  expect(Math.max(...seen)).toBe(112);
  expect(Math.min(...seen)).toBe(92);
  expect(seen.at(-1)).toBe(92);
  expect(seen.filter((flexion, index) => flexion < (seen[index - 1] ?? 0)).length).toBeGreaterThan(5);
  expect(await said()).toEqual([]);
});

test('the invitation moves figures of one advance, which close up when the reading rests', async ({ page }) => {
  await page.goto('/');
  const reading = legLetters(page).last();
  await expect(reading).toHaveAttribute('text-anchor', 'end');
  await pass(page, short, (flexion) => flexion > 100);
  await expect(reading).toHaveAttribute('text-anchor', 'middle');
  await pass(page, long);
  await expect(reading).toHaveAttribute('text-anchor', 'end');
});

test('the invitation leaves the leg where a hand takes hold of it', async ({ page }) => {
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

test('no invitation comes under reduced motion, late, or after a visitor has acted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(new Set(await pass(page, long))).toEqual(new Set([92]));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const delay of [(page: Page) => page.clock.runFor(3000), (page: Page) => page.mouse.click(20, 200)]) {
    const hydrate = await openBeforeScript(page, '/');
    await expect(leg(page)).toBeVisible();
    await delay(page);
    hydrate();
    await expect(flexionSlider(page)).toBeEnabled();
    expect(new Set(await pass(page, long))).toEqual(new Set([92]));
    await page.unrouteAll();
  }
});
