import { expect, type Locator, type Page } from '@playwright/test';
import type { Feature } from '../src/home/content.ts';

/** The parts of the showcase that several specs drive. */
export const video = (page: Page): Locator => page.locator('video');
export const seekBar = (page: Page): Locator => page.getByRole('slider', { name: 'Posição do vídeo' });
export const featureButton = (page: Page, { title }: Pick<Feature, 'title'>): Locator =>
  page.getByRole('button', { name: title });

export function currentTime(page: Page): Promise<number> {
  return video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
}

export function paused(page: Page): Promise<boolean> {
  return video(page).evaluate((element: HTMLVideoElement) => element.paused);
}

/** Waits until the film plays from a second on: the position is past it, near it, and rises. */
export async function expectPlayingFrom(page: Page, timestamp: number): Promise<void> {
  const intervals = [50];
  await expect.poll(() => currentTime(page), { intervals }).toBeGreaterThan(timestamp);
  const first = await currentTime(page);
  expect(first).toBeLessThan(timestamp + 5);
  await expect.poll(() => currentTime(page), { intervals }).toBeGreaterThan(first);
}
