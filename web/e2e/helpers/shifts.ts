import type { Page } from '@playwright/test';

/** Sums up what moves without an input, in each document that the page opens from now on (Layout Instability). */
export async function sumUpShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().map(Object)) if (!entry.hadRecentInput) Object(window).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved in the document so far, in the unit of the Layout Instability specification. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Object(window).shift);
}
