import { chromium, type Page } from '@playwright/test';
import { maxFlexion, poseAt } from '../shared/figure/pose.ts';
import { restingFlexion } from '../src/home/flexion.ts';
import { narrowView } from '../src/home/goniometer/useFigure.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { median } from './median.ts';
import { startServer } from './server.ts';

/**
 * Measures what dragging the hero's ankle through its whole range costs a slow phone: the main thread's tasks over
 * 50 ms in one drag with the CPU slowed down four times, and script, style and layout milliseconds for each pointer move.
 * Prints each run and the medians.
 */
const runs = 5;
const slowdown = 4;
const moves = 70;
const counted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const results: { longTasks: number; milliseconds: number }[] = [];
for (let run = 1; run <= runs; run++) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const result = await drag(page);
  results.push(result);
  console.log(`run ${run}: ${result.longTasks} long tasks, ${result.milliseconds.toFixed(1)} ms a move`);
  await page.close();
}
const longTasks = median(results.map((result) => result.longTasks));
const milliseconds = median(results.map((result) => result.milliseconds));
console.log(
  `median: ${longTasks} long tasks, ${milliseconds.toFixed(1)} ms a move (${moves} moves, CPU ${slowdown}x slower)`,
);
await browser.close();
server.stop();

async function drag(page: Page): Promise<{ longTasks: number; milliseconds: number }> {
  await page.goto(server.origin, { waitUntil: 'networkidle' });
  const slider = page.getByRole('slider', { name: 'Flexão do joelho' });
  await slider.scrollIntoViewIfNeeded();
  const { left, scale, y } = await page
    .getByRole('img', { name: /^Perna em perfil/ })
    .evaluate((svg: SVGSVGElement) => {
      const matrix = svg.getScreenCTM();
      const handle = svg.querySelector('g[transform]')?.getBoundingClientRect();
      return { left: matrix?.e ?? 0, scale: matrix?.a ?? 1, y: (handle?.top ?? 0) + (handle?.height ?? 0) / 2 };
    });
  const x = (flexion: number) => left + scale * poseAt(flexion, narrowView).ankle.x;
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) => Object(window).longTasks.push(...list.getEntries()));
    Object.assign(window, { longTasks: [] });
    observer.observe({ type: 'longtask' });
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devTools.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const seconds = metrics.filter(({ name }) => counted.includes(name)).map(({ value }) => value);
    return 1000 * seconds.reduce((total, value) => total + value, 0);
  };

  await page.mouse.move(x(restingFlexion), y);
  await page.mouse.down();
  const before = await busy();
  for (let move = 0; move <= moves; move++) {
    await page.mouse.move(x(Math.round((maxFlexion * move) / moves)), y);
  }
  const after = await busy();
  await page.mouse.up();
  if ((await slider.inputValue()) !== String(maxFlexion))
    throw new Error(`the drag did not reach ${maxFlexion} degrees`);
  return {
    longTasks: await page.evaluate(() => Object(window).longTasks.length),
    milliseconds: (after - before) / moves,
  };
}
