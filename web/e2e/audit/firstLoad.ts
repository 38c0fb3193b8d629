import type { Browser } from '@playwright/test';

const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** What a phone with a slow processor does while it opens a page; times in milliseconds. */
export interface FirstLoad {
  /** The name of the element that was the largest paint, and its first words. */
  largest: string;
  /** Whether that element is text, and no picture. */
  largestIsText: boolean;
  /** The durations of the main thread's tasks of over 50 ms that began after the first paint. */
  longTasks: number[];
}

/** Opens a page in a new profile on a processor four times slower, and watches until its network has been quiet. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { entries });
    for (const type of ['paint', 'longtask', 'largest-contentful-paint']) {
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    Object(window).entries.some(({ entryType }: PerformanceEntry) => entryType === 'largest-contentful-paint'),
  );
  const firstLoad = await page.evaluate(() => {
    const entries: (PerformanceEntry & { element?: Element; url?: string })[] = Object(window).entries;
    const firstPaint = entries.find(({ entryType }) => entryType === 'paint')?.startTime ?? 0;
    const largest = entries.findLast(({ entryType }) => entryType === 'largest-contentful-paint');
    const words = largest?.element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return {
      largest: `${largest?.element?.localName}: ${words}`,
      largestIsText: Boolean(largest?.element) && !largest?.url,
      longTasks: entries
        .filter(({ entryType, startTime }) => entryType === 'longtask' && startTime > firstPaint)
        .map(({ duration }) => duration),
    };
  });
  await context.close();
  return firstLoad;
}
