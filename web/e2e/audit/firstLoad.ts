import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { importFrom } from '../installed.ts';

const slowdown = 4;
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** What a phone with a slow processor does while it opens a page; times in milliseconds. */
export interface FirstLoad {
  /** The name of the element that was the largest paint, and its first words. */
  largest: string;
  /** Whether that element is text, and no picture. */
  largestIsText: boolean;
  /** The durations of the main thread's tasks of over 50 ms that began after the first paint. */
  longTasks: number[];
}

/** A browser that measures first loads. */
export interface LoadMeter {
  measure: (url: string) => Promise<FirstLoad>;
  close: () => Promise<void>;
}

/**
 * Starts a browser on a processor four times slower. It speaks the protocol itself: Playwright and Puppeteer switch on
 * the domain `Runtime` for their pages, under which V8 parses scripts once more as they start, three times as long.
 */
export async function openLoadMeter(packages: string): Promise<LoadMeter> {
  const { default: puppeteer } = await importFrom(packages, 'puppeteer-core');
  const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const protocol = await browser.target().createCDPSession();

  /** Opens a page in a new profile, and watches until its network has been quiet. */
  async function measure(url: string): Promise<FirstLoad> {
    const { browserContextId } = await protocol.send('Target.createBrowserContext');
    const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
    const page = protocol.connection().session(sessionId);
    await page.send('Page.enable');
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.send('Emulation.setDeviceMetricsOverride', phone);
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
    const { loaderId } = await page.send('Page.navigate', { url });
    await new Promise<void>((resolve) =>
      page.on('Page.lifecycleEvent', (event: { name: string; loaderId: string }) => {
        if (event.name === 'networkIdle' && event.loaderId === loaderId) resolve();
      }),
    );
    const { result } = await page.send('Runtime.evaluate', {
      expression: `(${report})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    await protocol.send('Target.disposeBrowserContext', { browserContextId });
    return result.value;
  }

  return { measure, close: () => browser.close() };
}

type Entry = PerformanceEntry & { element?: Element; url?: string };

/** Runs in the page, before all of its own. */
function watch() {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { entries });
  for (const type of ['paint', 'longtask', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  }
}

/** Runs in the page, once its network is quiet. */
async function report(): Promise<FirstLoad> {
  const entries: Entry[] = Object(window).entries;
  while (!entries.some(({ entryType }) => entryType === 'largest-contentful-paint')) {
    await new Promise(requestAnimationFrame);
  }
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
}
