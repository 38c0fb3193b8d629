import { type CDPSession, chromium, type Page } from '@playwright/test';
import { maxFlexion, restingFlexion } from '../shared/figure/pose.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { awaitHydration } from './hydration.ts';
import { heel } from './leg.ts';
import { median } from './median.ts';
import { flexionSlider } from './parts.ts';
import { startServer } from './server.ts';

/**
 * Measures what dragging the hero's ankle through its whole range by finger costs a slow phone, without its
 * entry and its invitation: the main thread's tasks over 50 ms in one drag with the CPU slowed down four times, and
 * for each move of the finger the main thread's processor time in script and style, and in layout. Paint is in the tasks
 * alone. Prints the medians of each run, and the medians of the runs.
 */
const runs = 5;
const slowdown = 4;
const moves = 70;

/** What a move may cost at most: one frame at 60 Hz, in milliseconds. */
const bound = 16;

interface Drag {
  longTasks: number;
  /** The median move's, in milliseconds. */
  scriptAndStyle: number;
  layout: number;
}

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const results: Drag[] = [];
for (let run = 1; run <= runs; run++) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const result = await drag(page);
  results.push(result);
  console.log(`run ${run}: ${inWords(result)}`);
  await page.close();
}
const middle = (read: (drag: Drag) => number) => median(results.map(read));
const overall = {
  longTasks: middle(({ longTasks }) => longTasks),
  scriptAndStyle: middle(({ scriptAndStyle }) => scriptAndStyle),
  layout: middle(({ layout }) => layout),
};
console.log(`median: ${inWords(overall)} (${moves} moves, CPU ${slowdown}x slower; at most ${bound} ms a move)`);
if (overall.scriptAndStyle + overall.layout > bound) process.exitCode = 1;
await browser.close();
server.stop();

function inWords({ longTasks, scriptAndStyle, layout }: Drag): string {
  return `${longTasks} long tasks; a move ${scriptAndStyle.toFixed(1)} ms of script and style, ${layout.toFixed(1)} of layout`;
}

async function drag(page: Page): Promise<Drag> {
  await page.goto(server.origin);
  await awaitHydration(page);
  const slider = flexionSlider(page);
  await slider.scrollIntoViewIfNeeded();
  const { x, y } = await heel(page);
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', flexion: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x(flexion), y }] });
  await touch('touchStart', restingFlexion);
  await slowDown(page, devTools);

  const costs: Pick<Drag, 'scriptAndStyle' | 'layout'>[] = [];
  let before = await busy(devTools);
  for (let move = 1; move <= moves; move++) {
    await touch('touchMove', Math.round((maxFlexion * move) / moves));
    const after = await busy(devTools);
    costs.push({ scriptAndStyle: after.scriptAndStyle - before.scriptAndStyle, layout: after.layout - before.layout });
    before = after;
  }
  if ((await slider.inputValue()) !== String(maxFlexion))
    throw new Error(`the drag did not reach ${maxFlexion} degrees`);
  return {
    longTasks: await page.evaluate(() => Object(window).longTasks.length),
    scriptAndStyle: median(costs.map(({ scriptAndStyle }) => scriptAndStyle)),
    layout: median(costs.map(({ layout }) => layout)),
  };
}

/** Slows the processor down, and starts to count. Processor time does not grow when other programs run. */
async function slowDown(page: Page, devTools: CDPSession): Promise<void> {
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) => Object(window).longTasks.push(...list.getEntries()));
    Object.assign(window, { longTasks: [] });
    observer.observe({ type: 'longtask' });
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** The milliseconds that the main thread has spent so far. */
async function busy(devTools: CDPSession): Promise<Pick<Drag, 'scriptAndStyle' | 'layout'>> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const milliseconds = (metric: string) => 1000 * (metrics.find(({ name }) => name === metric)?.value ?? 0);
  return {
    scriptAndStyle: milliseconds('ScriptDuration') + milliseconds('RecalcStyleDuration'),
    layout: milliseconds('LayoutDuration'),
  };
}
