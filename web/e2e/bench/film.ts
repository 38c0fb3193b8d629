import { type Browser, chromium, type Page } from '@playwright/test';
import { type Feature, features } from '../../src/home/showcase/features.ts';
import { video } from '../helpers/film.ts';
import { awaitHydration } from '../helpers/hydration.ts';
import { awaitPictures } from '../helpers/pictures.ts';
import { featureLink } from '../helpers/showcase.ts';
import { launchOptions } from '../machine/chromium.ts';
import { startServer } from '../machine/server.ts';
import { median } from './median.ts';

/**
 * Measures how long a visitor on a slow link waits for the picture after choosing a feature: milliseconds from the
 * click to the first frame of its chapter, and the bytes of the film until then. A cold click comes before any byte of
 * the film, on a page that has loaded otherwise; at a warm one the index has loaded too and the link is idle. Prints the
 * median of several runs, each in a new profile.
 */
const runs = 5;

/** 1.6 Mbit/s down, 0.75 Mbit/s up (both here in bytes per second), 150 ms round trip. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/** The longest acceptable wait, in milliseconds. */
const bounds = { cold: 900, warm: 400 };

interface Measurement {
  milliseconds: number;
  bytes: number;
}

const server = await startServer();
const browser = await chromium.launch(launchOptions());
console.log(
  `feature                   start   ms   kB   (medians of ${runs}; at most ${bounds.cold} ms cold, ${bounds.warm} warm)`,
);
for (const feature of features) {
  for (const start of ['cold', 'warm'] as const) {
    const measurements: Measurement[] = [];
    for (let run = 0; run < runs; run++) measurements.push(await measure(browser, feature, start === 'warm'));
    const milliseconds = median(measurements.map((measurement) => measurement.milliseconds));
    const kilobytes = median(measurements.map((measurement) => measurement.bytes)) / 1000;
    const all = measurements.map((measurement) => format(measurement.milliseconds)).join('');
    const slow = !(milliseconds <= bounds[start]);
    if (slow) process.exitCode = 1;
    console.log(
      `${feature.title.padEnd(24)}  ${start} ${format(milliseconds)} ${format(kilobytes)}  of ${all}${slow ? '  TOO SLOW' : ''}`,
    );
  }
}
await browser.close();
server.stop();

async function measure(browser: Browser, feature: Feature, warm: boolean): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const received = await filmBytes(page);
  await page.goto(server.origin);
  await awaitHydration(page);
  await awaitPictures(page);
  if (warm) {
    await video(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const video = document.querySelector('video');
      return video && video.readyState > 0 && video.networkState === HTMLMediaElement.NETWORK_IDLE;
    });
  }
  const before = received();
  const milliseconds = await featureLink(page, feature).evaluate(clickToFrame, feature.timestamp);
  const bytes = received() - before;
  await context.close();
  return { milliseconds, bytes };
}

/** Runs in the page: clicks, and returns the time until the frame of the second is on the screen. */
async function clickToFrame(link: HTMLElement, timestamp: number): Promise<number> {
  const video = document.querySelector('video');
  if (!video) throw new Error('the page has no video');
  // Out of sight, Chromium would draw four frames a second, and not when they are ready.
  video.scrollIntoView({ behavior: 'instant' });
  const started = performance.now();
  link.click();
  for (;;) {
    const [now, mediaTime] = await new Promise<[number, number]>((resolve) =>
      video.requestVideoFrameCallback((now, frame) => resolve([now, frame.mediaTime])),
    );
    if (mediaTime >= timestamp) return now - started;
  }
}

/** Slows the page's network down and counts the bytes of the film. */
async function filmBytes(page: Page): Promise<() => number> {
  const devTools = await page.context().newCDPSession(page);
  const filmRequests = new Set<string>();
  let bytes = 0;
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('.mp4')) filmRequests.add(requestId);
  });
  devTools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (filmRequests.has(requestId)) bytes += dataLength;
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  return () => bytes;
}

function format(value: number): string {
  return value.toFixed(0).padStart(5);
}
