import { expect, type Locator, type Page } from '@playwright/test';
import { storeUrlFrom } from '../../src/store.ts';

/** The parts of a page that several specs drive, by their landmarks and roles. Their words are in `outlines`. */
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

/** The link to the store in one place of a page. */
export const storeLink = (page: Page, place: Parameters<typeof storeUrlFrom>[0]): Locator =>
  page.locator(`a[href="${storeUrlFrom(place)}"]`);

/** The store's code, for a phone's camera. */
export const storeCode = (page: Page): Locator => main(page).getByAltText('Código QR da página do app no Google Play');

/** The link from the first screen to the showcase. */
export const showcaseLink = (page: Page): Locator => main(page).locator('a[href="#demonstracao"]');

/** The home page's last part, and the about page's list of values. */
export const closingPart = (page: Page): Locator => page.getByRole('region', { name: 'Toda medida parte de 0°' });
export const valuesPart = (page: Page): Locator => page.getByRole('region', { name: 'Nossos valores' });

/** The angle of the first screen's leg. */
export const flexionSlider = (page: Page): Locator => main(page).getByRole('slider').first();

/** The scale under it. */
export const flexionScale = (page: Page): Locator => main(page).locator('label[for="flexao"] ~ div');

/** The point of 'Alta precisão'. */
export const pointSlider = (page: Page): Locator =>
  main(page).getByRole('slider', { name: 'Ponto do trocânter maior' });

/** The arm of the about page's goniometer. */
export const arm = (page: Page): Locator => main(page).locator('g[transform^="rotate"]:has(circle)');

/** Opens the transcript, the owner's answers, and the contents of a legal page. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
}
