import { type CDPSession, chromium, type Page } from '@playwright/test';
import { maxFlexion, restingFlexion } from '../../shared/figure/pose.ts';
import { middleOf } from '../helpers/boxes.ts';
import { awaitHydration } from '../helpers/hydration.ts';
import { heel } from '../helpers/leg.ts';
import { flexionSlider, pointSlider } from '../helpers/parts.ts';
import { launchOptions } from '../machine/chromium.ts';
import { startServer } from '../machine/server.ts';
import { median } from './median.ts';
import { counted, slowDown } from './processor.ts';

/**
 * Measures what dragging by finger costs a slow phone: the hero's ankle through its whole range, without its entry and
 * its invitation, and the point of 'Alta precisão'. Prints for each run the main thread's tasks over 50 ms, and the median
 * move's processor time in script, style and layout, with the CPU slowed down four times; then the median of the runs.
 * Paint is in the tasks alone.
 */
const runs = 5;
const slowdown = 4;
const moves = 70;

/** What a move may cost at most: one frame at 60 Hz, in milliseconds. */
const bound = 16;

const server = await startServer();
const browser = await chromium.launch(launchOptions());
for (const [name, wayOf] of Object.entries({ ankle, point })) {
  const costs: number[] = [];
  for (let run = 1; run <= runs; run++) {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await page.goto(server.origin);
    await awaitHydration(page);
    costs.push(await drag(page, await wayOf(page)));
    const longTasks = await page.evaluate(() => Object(window).longTasks.length);
    console.log(`${name}, run ${run}: ${longTasks} long tasks, ${costs.at(-1)?.toFixed(1)} ms a move`);
    await page.close();
  }
  const cost = median(costs);
  console.log(`median: ${cost.toFixed(1)} ms a move (${moves} moves, CPU ${slowdown}x slower; at most ${bound} ms)`);
  if (!(cost <= bound)) process.exitCode = 1;
}
await browser.close();
server.stop();

/** A finger's way from 0 to 1 in CSS pixels, and whether what it drags has arrived at its end. */
interface Way {
  at: (share: number) => { x: number; y: number };
  arrived: () => Promise<boolean>;
}

async function ankle(page: Page): Promise<Way> {
  const slider = flexionSlider(page);
  await slider.scrollIntoViewIfNeeded();
  const { x, y } = await heel(page);
  return {
    at: (share) => ({ x: x(share ? Math.round(maxFlexion * share) : restingFlexion), y }),
    arrived: async () => (await slider.inputValue()) === String(maxFlexion),
  };
}

/** Past its landmark, within its reach. */
async function point(page: Page): Promise<Way> {
  await pointSlider(page).scrollIntoViewIfNeeded();
  const start = await middleOf(pointSlider(page));
  const at = (share: number) => ({ x: start.x + 30 * share, y: start.y - 30 * share });
  return { at, arrived: async () => Math.abs((await middleOf(pointSlider(page))).x - at(1).x) < 1 };
}

/** Drags along `way`, and returns what the median move costs, in milliseconds. */
async function drag(page: Page, { at, arrived }: Way): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [at(share)] });
  await touch('touchStart', 0);
  await observeLongTasks(page);
  await slowDown(devTools, slowdown);

  const spent = [await busy(devTools)];
  for (let move = 1; move <= moves; move++) {
    await touch('touchMove', move / moves);
    spent.push(await busy(devTools));
  }
  if (!(await arrived())) throw new Error('the drag did not reach its end');
  return median(spent.slice(1).map((after, move) => after - (spent[move] ?? 0)));
}

/** Collects the main thread's tasks over 50 ms. */
function observeLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver((list) => Object(window).longTasks.push(...list.getEntries()));
    Object.assign(window, { longTasks: [] });
    observer.observe({ type: 'longtask' });
  });
}

/** The milliseconds that the main thread has spent so far in script, style and layout. */
async function busy(devTools: CDPSession): Promise<number> {
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
  const durations = await counted(devTools, parts);
  return 1000 * parts.reduce((sum, part) => sum + durations[part], 0);
}
