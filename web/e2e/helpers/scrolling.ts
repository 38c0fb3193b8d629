import type { Page } from '@playwright/test';

/** How far a page is scrolled, in CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Scrolls a page at once to a distance from its top, in CSS pixels, or to its end. Returns how far it is scrolled then. */
export function scrollPage(page: Page, to: number | 'end'): Promise<number> {
  return page.evaluate((to) => {
    scrollTo({ top: to === 'end' ? document.body.scrollHeight : to, behavior: 'instant' });
    return scrollY;
  }, to);
}

/** The width that a page needs, in CSS pixels: more than the screen has if the page scrolls sideways. */
export const neededWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
