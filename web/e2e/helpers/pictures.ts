import type { JSHandle, Page } from '@playwright/test';

/**
 * Waits for all pictures of a page, and for the drawings that are backgrounds. Keeps those as `window.drawings`, by what
 * styles call them: a background cannot be drawn on a canvas.
 */
export async function awaitPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawings = new Map<string, HTMLImageElement>();
    for (const part of document.querySelectorAll('span:empty')) {
      const { backgroundImage } = getComputedStyle(part);
      if (backgroundImage === 'none') continue;
      drawings.set(backgroundImage, Object.assign(new Image(), { src: backgroundImage.slice('url("'.length, -2) }));
    }
    Object.assign(window, { drawings });
    await Promise.all([...document.images, ...drawings.values()].map((picture) => picture.decode()));
  });
}

/** Draws a screenshot on a canvas in the page, so that functions that run there can read its pixels. */
export function drawOnCanvas(page: Page, screenshot: Buffer): Promise<JSHandle<OffscreenCanvasRenderingContext2D>> {
  return page.evaluateHandle(async (file) => {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no 2d context');
    context.drawImage(bitmap, 0, 0);
    return context;
  }, screenshot.toString('base64'));
}
