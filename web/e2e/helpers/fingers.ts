import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { scrollTop } from './scrolling.ts';

/** A place on the screen, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Returns what sends a touch event. Fingers have ids, and their events times in seconds. None at an end means all. */
export async function fingersOn(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: (Place & { id?: number })[] = [],
    timestamp = Date.now() / 1000,
  ) => devTools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
}

/** Moves a finger over the page from one place to another, and lifts it when it rests there. */
export async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const touch = await fingersOn(page);
  await touch('touchStart', [from]);
  for (const share of [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1, 1, 1]) {
    await touch('touchMove', [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }]);
  }
  await touch('touchEnd');
}

/** Scrolls the page with a finger that begins on a slider, away from its thumb. */
export async function scrollFrom(page: Page, slider: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(slider);
  const grip = { x: x + 0.3 * width, y: y + height / 2 };
  const top = await scrollTop(page);
  await swipe(page, grip, { ...grip, y: grip.y - 200 });
  await expect.poll(() => scrollTop(page), `${slider}`).toBeGreaterThan(top);
}

/** Throws the page upwards with a finger: it scrolls on for half a second, by 340 px in all. */
export async function fling(page: Page, from: Place): Promise<void> {
  const touch = await fingersOn(page);
  const start = Date.now() / 1000;
  await touch('touchStart', [from], start);
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await touch('touchMove', [{ x: from.x, y: from.y - 10 * step }], start + 0.008 * step);
  }
  await touch('touchEnd', [], start + 0.05);
}
