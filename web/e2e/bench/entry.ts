import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { awaitHydration } from '../helpers/hydration.ts';
import { launchOptions } from '../machine/chromium.ts';
import { startServer } from '../machine/server.ts';
import { median } from './median.ts';
import { counted, slowDown } from './processor.ts';

/**
 * Measures what the first seconds of a visit cost a slow phone's main thread, and what of it is script, layout and style:
 * the medians of several runs, in seconds. BESIDE=folder, another checkout that was built, is measured in turn, and the ratio
 * of its main thread's time is printed. Beside other work a page is live too late for its invitation, so that it costs less:
 * measure on a quiet machine.
 */
const runs = 5;
const slowdown = 6;

/** How long a visit lasts, in milliseconds. */
const span = 5500;

const names = [
  'TaskDuration',
  'ScriptDuration',
  'LayoutDuration',
  'RecalcStyleDuration',
  'LayoutCount',
  'RecalcStyleCount',
] as const;
type Cost = Record<(typeof names)[number], number>;

interface Visit {
  name: string;
  path: string;
  options?: BrowserContextOptions;
  /** What a visitor does as soon as the page is live. */
  act?: (page: Page) => Promise<void>;
}

const visits: Visit[] = [
  { name: 'home', path: '/' },
  { name: 'home, its invitation ended by an input', path: '/', act: (page) => page.keyboard.press('Shift') },
  { name: 'home, without motion', path: '/', options: { reducedMotion: 'reduce' } },
  { name: routes.contact.path, path: routes.contact.path },
  { name: routes.terms.path, path: routes.terms.path },
];

const folders = process.env.BESIDE ? ['.', process.env.BESIDE] : ['.'];
const servers = await Promise.all(folders.map((folder) => startServer(folder)));
const browser = await chromium.launch(launchOptions());
console.log(`CPU ${slowdown}x slower, ${span / 1000} s, medians of ${runs}: main thread, script, layout, style`);
for (const visit of visits) {
  const costs: Cost[][] = servers.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, { origin }] of servers.entries()) costs[index]?.push(await measure(origin, visit));
  }
  const medians = costs.map((those) => medianOf(those));
  console.log(`\n${visit.name}`);
  for (const [index, cost] of medians.entries()) console.log(`  ${line(cost)}  ${folders[index]}`);
  const [here, beside] = medians;
  if (here && beside) console.log(`  main thread, ratio: ${(here.TaskDuration / beside.TaskDuration).toFixed(2)}`);
}
await browser.close();
for (const server of servers) server.stop();

async function measure(origin: string, { path, options, act }: Visit): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, ...options });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await slowDown(devTools, slowdown);
  const before = await counted(devTools, names);
  const end = Date.now() + span;
  await page.goto(origin + path, { waitUntil: 'commit' });
  if (act) {
    await awaitHydration(page);
    await act(page);
  }
  await new Promise((resolve) => setTimeout(resolve, end - Date.now()));
  const after = await counted(devTools, names);
  await context.close();
  return mapped((name) => after[name] - before[name]);
}

function medianOf(costs: readonly Cost[]): Cost {
  return mapped((name) => median(costs.map((cost) => cost[name])));
}

function mapped(value: (name: keyof Cost) => number): Cost {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Cost;
}

function line(cost: Cost): string {
  const seconds = names.slice(0, 4).map((name) => cost[name].toFixed(2).padStart(5));
  return `${seconds.join(' ')} s, ${cost.LayoutCount} layouts, ${cost.RecalcStyleCount} style passes`;
}
