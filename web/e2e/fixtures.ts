import { test as base, expect, type Page, type Request } from '@playwright/test';
import { sender } from '../src/contact/sender.ts';
import { awaitHydration } from './helpers/hydration.ts';
import { unknownPath } from './helpers/paths.ts';
import { type RunningServer, startServer } from './machine/server.ts';

export { expect };

/** What a test may read or expect besides its page. */
interface Fixtures {
  /** Parts of the console messages that a test expects. */
  expectedMessages: string[];
  /** The URLs of the page's requests, in their order. */
  requests: string[];
}

/** Which built site is tested. */
export interface SiteOptions {
  /** The folder with its sources and its executable, relative to the project's. */
  siteFolder: string;
}

/** Playwright's test of a site that need not have been built. */
export const sourceTest = base.extend<object, SiteOptions>({ siteFolder: ['.', { option: true, scope: 'worker' }] });

/**
 * Playwright's test against a server of its worker's own, with a stricter page. A console error or warning (React reports
 * a hydration mismatch as one), an uncaught exception, a policy violation or a request to another origin fails the test.
 * Messages of a connected contact form are answered here, so that they reach nobody.
 */
export const test = sourceTest.extend<Fixtures, { server: RunningServer }>({
  server: [
    async ({ siteFolder }, use) => {
      const server = await startServer(siteFolder);
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.origin),

  expectedMessages: [[], { option: true }],

  page: async ({ page, baseURL, expectedMessages, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) loadUntilLive(page);
    const faults: string[] = [];
    const isForeign = (url: string) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`);
    page.on('console', (message) => {
      const { url } = message.location();
      // The delivery of a message fails where a test wants it to, and the error screen has the status 404.
      const mayFail = isForeign(url) || url === baseURL + unknownPath;
      if (mayFail && message.text().startsWith('Failed to load resource')) return;
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      if (isForeign(request.url()) && !isSubmission(request)) faults.push(`request to ${request.url()}`);
    });
    if (!sender.simulated) {
      await page.route(`${sender.origin}/**`, (route) =>
        route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    }
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await use(page);
    expect(faults.filter((fault) => !expectedMessages.some((part) => fault.includes(part)))).toEqual([]);
  },

  requests: async ({ page }, use) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await use(urls);
  },
});

/** Reports whether a request brings a message of the contact form to its sender: nothing else on the site is a POST. */
export function isSubmission(request: Request): boolean {
  return request.method() === 'POST';
}

/** Makes `goto` and `reload` wait for hydration and the font. A test that acts before passes `waitUntil: 'commit'`. */
function loadUntilLive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const awaitAll = async () => {
    await awaitHydration(page);
    await page.evaluate(() => document.fonts.ready);
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await awaitAll();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await awaitAll();
    return response;
  };
}
