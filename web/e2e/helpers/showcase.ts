import { expect, type Locator, type Page } from '@playwright/test';
import { type Feature, features } from '../../src/home/showcase/features.ts';
import { boxOf } from './boxes.ts';
import { expectPlayingFrom, pauseButton, playButton, seekBar, video } from './film.ts';
import { header } from './parts.ts';

/** The parts of the showcase that several specs drive. The film's are in `film.ts`. */
export const showcase = (page: Page): Locator => page.getByRole('region').filter({ has: page.locator('video') });
export const transcriptSummary = (page: Page): Locator => page.getByText('Transcrição do vídeo');
export const featureLink = (page: Page, { title }: Pick<Feature, 'title'>): Locator =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The features that specs choose: one that starts late in the film, and the last one. */
export const [, , reports, sharing] = features;

/** Chooses a feature, and waits until the film plays from its second. */
export async function playFeature(page: Page, feature: Pick<Feature, 'title' | 'timestamp'>): Promise<void> {
  await featureLink(page, feature).click();
  await expectPlayingFrom(page, feature.timestamp);
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
