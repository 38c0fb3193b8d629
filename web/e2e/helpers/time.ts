import type { Page } from '@playwright/test';
import { flexionSlider } from './parts.ts';

/** Longer than the entry and the invitation, in milliseconds. */
const whole = 5000;

/** Stops a page's time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lets time pass, and returns what the slider shows after each step, until `enough` of it is seen. */
export async function pass(page: Page, step: number, enough = (_flexion: number) => false): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < whole && !enough(seen.at(-1) ?? 0); time += step) {
    await page.clock.runFor(step);
    seen.push(Number(await flexionSlider(page).inputValue()));
  }
  return seen;
}
