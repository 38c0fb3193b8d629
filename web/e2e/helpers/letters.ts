import { expect, type Locator, type Page } from '@playwright/test';

/** Sets the size of the root's letters by CSS. Without a size they have the browser's again. */
export async function setLetters(page: Page, size = ''): Promise<void> {
  await page.locator('html').evaluate((root, size) => root.style.setProperty('font-size', size), size);
}

/** Sets the text size of the device, as Android has it. Unlike the root's, it changes what media queries count in. */
export async function setTextScale(page: Page, scale: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setEmulatedOSTextScale', { scale });
  await expect(page.locator('html')).toHaveCSS('font-size', `${Math.round(16 * scale)}px`);
}

/** The size of an element's letters, in CSS pixels. */
export const fontSize = (element: Locator): Promise<number> =>
  element.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
