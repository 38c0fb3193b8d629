import type { Page } from '@playwright/test';
import { chapterAt, duration } from '../../shared/shownFilm.ts';
import { clock } from '../../src/home/showcase/clock.ts';
import { expect } from '../fixtures.ts';
import { currentTime, paused, playFilm, seekBar } from '../helpers/film.ts';
import { test, withoutRanges } from '../helpers/filmLine.ts';
import { featureLink, sharing, showcase } from '../helpers/showcase.ts';

const words = 'O vídeo não pôde saltar para este momento.';
const status = (page: Page) => showcase(page).getByRole('status');

test('a film without byte ranges says that it cannot show a chosen moment, and where to read it', async ({
  page,
  line,
}) => {
  line.film = withoutRanges;
  await page.goto('/');
  await featureLink(page, sharing).click();
  await expect(status(page)).toContainText(words);
  await expect(status(page)).not.toContainText(clock(sharing.timestamp));
  expect(await currentTime(page)).toBeCloseTo(0, 0);
  expect(await paused(page)).toBe(true);
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', `${clock(0)} de ${clock(duration)}`);
  await status(page).getByRole('link', { name: 'Leia esta parte na transcrição' }).click();
  await expect(page.locator(`#transcricao-${chapterAt(sharing.timestamp).id}`)).toBeInViewport();

  await playFilm(page);
  await expect(status(page)).not.toContainText(words);
  const reached = await currentTime(page);
  await seekBar(page).press('End');
  await expect(status(page)).toContainText(words);
  expect(await currentTime(page), 'where it was').toBeGreaterThanOrEqual(reached);
});
