import type { Page } from '@playwright/test';

/** Delays the responses to a page's requests, as a slow link does, until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => released.then(() => route.continue()));
  return release;
}

/** Opens a page, whose script does not arrive until the returned function is called. */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/hydrate-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Awaits that React has taken the page over: from then on the header's button says whether the menu is open. */
export async function awaitHydration(page: Page): Promise<void> {
  // Looks at each frame; expect() would look after 100, 350 and 850 ms. It has as long as expect() has.
  await page.waitForFunction(() => document.querySelector('header [aria-expanded]'), null, { timeout: 5000 });
}
