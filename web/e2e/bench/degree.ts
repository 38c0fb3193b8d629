import type { Browser, CDPSession } from '@playwright/test';
import { maxFlexion, restingFlexion } from '../../shared/figure/pose.ts';
import { awaitHydration } from '../helpers/hydration.ts';
import { heel } from '../helpers/leg.ts';
import { flexionSlider } from '../helpers/parts.ts';
import { counted, slowDown } from './processor.ts';

const slowdown = 4;
const moves = 70;

/** What a degree may cost at most, in milliseconds: a quick finger passes two in a frame at 60 Hz. */
const bound = 8;

/**
 * Drags the hero's ankle by finger through its whole range on a slow phone, without entry and invitation. Returns what a
 * degree costs the main thread in script, style and layout, in milliseconds. Above the bound the process will fail.
 */
export async function degreeCost(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await page.goto(origin);
  await awaitHydration(page);
  const slider = flexionSlider(page);
  await slider.scrollIntoViewIfNeeded();
  const { x, y } = await heel(page);
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', flexion: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x(flexion), y }] });
  await touch('touchStart', restingFlexion);
  await slowDown(devTools, slowdown);
  const before = await busy(devTools);
  for (let move = 1; move <= moves; move++) await touch('touchMove', Math.round((maxFlexion * move) / moves));
  const spent = (await busy(devTools)) - before;
  if ((await slider.inputValue()) !== String(maxFlexion)) throw new Error('the drag did not reach its end');
  await page.close();
  const cost = spent / maxFlexion;
  if (!(cost <= bound)) process.exitCode = 1;
  return cost;
}

/** The milliseconds that the main thread has spent so far in script, style and layout. */
async function busy(devTools: CDPSession): Promise<number> {
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
  const durations = await counted(devTools, parts);
  return 1000 * parts.reduce((sum, part) => sum + durations[part], 0);
}
