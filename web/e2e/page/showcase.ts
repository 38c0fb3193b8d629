import { expect, type Locator, type Page } from '@playwright/test';
import { type Feature, features } from '../../src/home/showcase/features.ts';
import { boxOf } from './boxes.ts';
import { header } from './parts.ts';

/** The parts of the showcase that several specs drive, and the words that name them. */
export const showcase = (page: Page): Locator => page.getByRole('region').filter({ has: page.locator('video') });
export const playButton = (page: Page): Locator => page.getByRole('button', { name: 'Reproduzir vídeo' });
export const pauseButton = (page: Page): Locator => page.getByRole('button', { name: 'Pausar vídeo' });
export const retryButton = (page: Page): Locator => page.getByRole('button', { name: 'Tentar novamente' });
export const reloadButton = (page: Page): Locator => page.getByRole('button', { name: 'Recarregar a página' });
export const transcriptSummary = (page: Page): Locator => page.getByText('Transcrição do vídeo');
export const video = (page: Page): Locator => page.locator('video');
export const seekBarName = 'Posição do vídeo';
export const seekBar = (page: Page): Locator => page.getByRole('slider', { name: seekBarName });
export const featureLink = (page: Page, { title }: Pick<Feature, 'title'>): Locator =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const fullScreenName = 'Tela cheia';

/** The features that specs choose: one that starts late in the film, and the last one. */
export const [, , reports, sharing] = features;

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

/** Expects parts of the showcase on the screen at once, and below what the header covers. */
export async function expectOneScreen(page: Page, parts: readonly Locator[]): Promise<void> {
  const top = Math.max(0, (await boxOf(header(page))).bottom);
  await Promise.all(
    parts.map(async (part) => {
      await expect.soft(part).toBeInViewport({ ratio: 1 });
      // The film may be exactly as high as the screen.
      expect.soft((await boxOf(part)).y).toBeGreaterThanOrEqual(top - 0.5);
    }),
  );
}

/** The film, its controls and all features. */
export function player(page: Page): readonly Locator[] {
  const control = playButton(page).or(pauseButton(page));
  const rows = features.map((feature) =>
    showcase(page)
      .getByRole('listitem')
      .filter({ has: featureLink(page, feature) }),
  );
  return [video(page), control, seekBar(page), ...rows];
}
