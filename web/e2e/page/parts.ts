import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The parts of a page that several specs drive, by their landmarks and roles. Their words stand in `pages.spec.ts` and
 * in `outlines`.
 */
export const header = (page: Page): Locator => page.getByRole('banner');
export const main = (page: Page): Locator => page.getByRole('main');
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The link to a page within one of these parts. */
export const linkTo = (part: Locator, { path }: { path: string }): Locator => part.locator(`a[href="${path}"]`);

/** Follows the link to a page within one of these parts, and waits for the page. */
export async function follow(part: Locator, route: { path: string; title: string }): Promise<void> {
  await linkTo(part, route).click();
  await expect(part.page()).toHaveTitle(route.title);
}

/** The one button of the header, which opens and closes the menu of a small screen. */
export const menuButton = (page: Page): Locator => header(page).getByRole('button');
export const menu = (page: Page): Locator => header(page).getByRole('navigation');

/** The angle of the first screen's leg. */
export const flexionSlider = (page: Page): Locator => main(page).getByRole('slider').first();

/** The point of 'Alta precisão'. */
export const pointSlider = (page: Page): Locator =>
  main(page).getByRole('slider', { name: 'Ponto do trocânter maior' });

/** The arm of the about page's goniometer. */
export const arm = (page: Page): Locator => main(page).locator('g[transform^="rotate"]:has(circle)');

/** The middle of an element, in whole CSS pixels of the page's view. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
