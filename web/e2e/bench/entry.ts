import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { middleOf } from '../helpers/boxes.ts';
import { awaitHydration } from '../helpers/hydration.ts';
import { menuButton } from '../helpers/parts.ts';
import { launchOptions } from '../machine/chromium.ts';
import { startServer } from '../machine/server.ts';
import { degreeCost } from './degree.ts';
import { median } from './median.ts';
import { counted, slowDown } from './processor.ts';

/**
 * Measures what somebody with a slow phone feels of a page's first seconds, in medians of several visits: the first
 * contentful paint, the longest task before the page is live, and the time until a tap on the menu in the first frame is
 * answered, by Event Timing; then what a degree of the goniometer costs. In second place the main thread's time in the
 * first seconds. BESIDE=folder, another checkout that was built, is measured in turn, and the ratios are printed. One build
 * differs from itself by 3 to 8 %, and beside other work a page is live later: measure on a quiet machine.
 */
const runs = 9;
const slowdown = 6;

/** How long the main thread's time is counted, in milliseconds. */
const span = 5500;

/** A slow mobile link, in bytes a second and milliseconds. */
const link = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

const visits = [
  { name: 'home', path: routes.home.path },
  { name: 'home, 150 ms and 1.6 Mbit/s', path: routes.home.path, link },
  { name: 'contact', path: routes.contact.path },
  { name: 'terms', path: routes.terms.path },
];

/** What is measured, with its unit. */
type Figures = Record<string, number>;

const folders = process.env.BESIDE ? ['.', process.env.BESIDE] : ['.'];
const servers = await Promise.all(folders.map((folder) => startServer(folder)));
const browser = await chromium.launch(launchOptions());
console.log(`CPU ${slowdown}x slower, medians of ${runs}`);
for (const { name, path, link } of visits) {
  await compare(name, async (origin) => ({
    ...(await visit(browser, origin + path, link)),
    'tap answered, ms': await tap(browser, origin + path, link),
  }));
}
await compare('goniometer', async (origin) => ({ 'a degree, ms': await degreeCost(browser, origin) }));
await browser.close();
for (const server of servers) server.stop();

/** Measures each folder's build in turn, and prints the medians and their ratios. */
async function compare(name: string, measure: (origin: string) => Promise<Figures>): Promise<void> {
  const measured: Figures[][] = servers.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, { origin }] of servers.entries()) measured[index]?.push(await measure(origin));
  }
  console.log(`\n${name}`);
  for (const figure of Object.keys(measured[0]?.[0] ?? {})) {
    const medians = measured.map((those) => median(those.map((figures) => figures[figure] ?? Number.NaN)));
    const [here = Number.NaN, beside] = medians;
    const ratio = beside === undefined ? '' : `  ratio ${(here / beside).toFixed(2)}`;
    console.log(
      `  ${figure.padEnd(24)} ${medians.map((value) => value.toFixed(value < 20 ? 1 : 0)).join('  ')}${ratio}`,
    );
  }
}

/** Opens a page in a browser without a cache, on a slow phone. */
async function open(browser: Browser, url: string, slowLink?: typeof link): Promise<[Page, CDPSession]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.addInitScript(observe);
  const devTools = await page.context().newCDPSession(page);
  await slowDown(devTools, slowdown);
  if (slowLink) await devTools.send('Network.emulateNetworkConditions', slowLink);
  await page.goto(url, { waitUntil: 'commit' });
  return [page, devTools];
}

async function visit(browser: Browser, url: string, slowLink?: typeof link): Promise<Figures> {
  const end = Date.now() + span;
  const [page, devTools] = await open(browser, url, slowLink);
  await awaitHydration(page);
  const live = await page.evaluate(() => performance.now());
  await new Promise((resolve) => setTimeout(resolve, end - Date.now()));
  const { TaskDuration } = await counted(devTools, ['TaskDuration']);
  const [painted, longest] = await page.evaluate((live) => {
    const before = Object(window).longtask.filter(({ startTime }: PerformanceEntry) => startTime < live);
    const durations = before.map(({ duration }: PerformanceEntry) => duration);
    return [performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, Math.max(...durations)];
  }, live);
  await page.close();
  return { 'first paint, ms': painted, 'longest task, ms': longest, 'main thread, ms': 1000 * TaskDuration };
}

/** Taps the menu's button in the first frame. Returns the time until the next frame after the menu has opened, in milliseconds. */
async function tap(browser: Browser, url: string, slowLink?: typeof link): Promise<number> {
  const [page] = await open(browser, url, slowLink);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { x, y } = await middleOf(menuButton(page));
  await page.touchscreen.tap(x, y);
  const answered = await page.waitForFunction(
    () => Object(window).event.find(({ name }: PerformanceEntry) => name === 'click')?.duration,
  );
  const duration = await answered.jsonValue();
  await page.close();
  return duration;
}

/** Runs in the page: collects its tasks over 50 ms, and its events with the time until the frame after them. */
function observe(): void {
  for (const type of ['longtask', 'event']) {
    Object.assign(window, { [type]: [] });
    const observed = { type, durationThreshold: 16 };
    new PerformanceObserver((list) => Object(window)[type].push(...list.getEntries())).observe(observed);
  }
}
