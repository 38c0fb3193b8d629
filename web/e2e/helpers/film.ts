import { expect, type Locator, type Page } from '@playwright/test';

/** The film and its controls, and the words that name them. */
export const video = (page: Page): Locator => page.locator('video');
const playName = 'Reproduzir vídeo';
export const playButton = (page: Page): Locator => page.getByRole('button', { name: playName, pressed: false });
export const pauseButton = (page: Page): Locator => page.getByRole('button', { name: playName, pressed: true });
export const retryButton = (page: Page): Locator => page.getByRole('button', { name: 'Tentar novamente' });
export const reloadButton = (page: Page): Locator => page.getByRole('button', { name: 'Recarregar a página' });
export const seekBarName = 'Posição do vídeo';
export const seekBar = (page: Page): Locator => page.getByRole('slider', { name: seekBarName });
export const fullScreenName = 'Tela cheia';
export const fullScreenButton = (page: Page): Locator => page.getByRole('button', { name: fullScreenName });

/** The state of the film's element: its position in seconds, and whether it is paused. */
export const currentTime = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);
export const paused = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.paused);

/** Waits until the film plays from a second on: the position is past it, near it, and rises. */
export async function expectPlayingFrom(page: Page, timestamp: number): Promise<void> {
  const intervals = [50];
  await expect.poll(() => currentTime(page), { intervals }).toBeGreaterThan(timestamp);
  const first = await currentTime(page);
  expect(first).toBeLessThan(timestamp + 5);
  await expect.poll(() => currentTime(page), { intervals }).toBeGreaterThan(first);
}

/** Starts the film by its button, and waits until it plays. */
export async function playFilm(page: Page): Promise<void> {
  await playButton(page).click();
  await expectPlayingFrom(page, 0);
}

/**
 * Runs in a page: resolves with the second of the first frame that its video shows at or after a second. A seek can
 * report that it is done and still play from 0, where a server ignores ranges.
 */
export async function nextFrameFrom(second: number): Promise<number> {
  const video = document.querySelector('video');
  if (!video) throw new Error('the page has no video');
  for (;;) {
    const mediaTime = await new Promise<number>((resolve) =>
      video.requestVideoFrameCallback((_now, frame) => resolve(frame.mediaTime)),
    );
    if (mediaTime >= second) return mediaTime;
  }
}
