import { test as base, expect, type Page } from '@playwright/test';
import { awaitHydration } from './hydration.ts';
import { type RunningServer, startServer } from './server.ts';

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

/**
 * Playwright's test against a server of its worker's own, with a stricter page: a console error or warning (React reports a hydration mismatch as one), an
 * uncaught exception, a policy violation or a request to another origin fails the test.
 */
export const test = base.extend<Fixtures, SiteOptions & { server: RunningServer }>({
  siteFolder: ['.', { option: true, scope: 'worker' }],

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
    if (javaScriptEnabled) loadUntilHydrated(page);
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) faults.push(`request to ${request.url()}`);
    });
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

/** Makes `goto` and `reload` wait for hydration. A test that acts before it passes `waitUntil: 'commit'`. */
function loadUntilHydrated(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await awaitHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await awaitHydration(page);
    return response;
  };
}
