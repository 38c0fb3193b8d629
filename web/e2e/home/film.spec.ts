import { duration } from '../../shared/shownFilm.ts';
import { clock } from '../../src/home/showcase/clock.ts';
import { expect, test } from '../fixtures.ts';
import {
  currentTime,
  expectPlayingFrom,
  nextFrameFrom,
  pauseButton,
  paused,
  playButton,
  playFilm,
  retryButton,
  seekBar,
  video,
} from '../helpers/film.ts';
import { scrollPage } from '../helpers/scrolling.ts';
import { featureLink, playFeature, reports, sharing } from '../helpers/showcase.ts';

test('no byte of the film is requested before the showcase is near', async ({ page, requests }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  const filmTop = await video(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  // Near is half a screen.
  await scrollPage(page, filmTop - 1.6 * 600);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(requests.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await scrollPage(page, filmTop - 1.4 * 600);
  await expect.poll(() => requests.filter((url) => url.endsWith('.mp4'))).not.toEqual([]);
});

test('button, picture and seek bar play, pause and seek, and the film ends paused', async ({ page }) => {
  const middle = duration / 2;
  await page.goto('/');
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', `${clock(0)} de ${clock(duration)}`);
  await playFilm(page);
  await expect(video(page)).toHaveJSProperty('muted', true);
  await expect(pauseButton(page).locator('svg > *'), 'its icon, of which no picture is taken').not.toHaveCount(0);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeVisible();
  expect(await paused(page)).toBe(true);

  await seekBar(page).click();
  await expect.poll(() => currentTime(page)).toBeCloseTo(middle, 0);
  const shown = clock(await currentTime(page));
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', `${shown} de ${clock(duration)}`);
  await seekBar(page).press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeCloseTo(middle + 5, 0);

  await video(page).click();
  await expectPlayingFrom(page, middle + 5);
  await video(page).click();
  await expect(playButton(page)).toBeVisible();
  expect(await paused(page), 'after another click on the picture').toBe(true);

  await playButton(page).click();
  await seekBar(page).press('End');
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  await expect(playButton(page)).toBeVisible();
  await playFilm(page);
});

test('a click on a feature makes it active and plays from its second, cold or not', async ({ page }) => {
  await page.goto('/');
  const frame = page.evaluate(nextFrameFrom, sharing.timestamp);
  await featureLink(page, sharing).click();
  await expect(featureLink(page, sharing)).toHaveAttribute('aria-current', 'true');
  await expectPlayingFrom(page, sharing.timestamp);
  await expect(pauseButton(page)).toBeVisible();
  expect(await frame).toBeLessThan(sharing.timestamp + 2);
  await seekBar(page).press('Home');
  await expect.poll(() => currentTime(page)).toBeLessThan(10);
  await playFeature(page, sharing);
  // The link fills its row, also beside the text.
  await page.getByText(reports.description).click({ force: true });
  await expectPlayingFrom(page, reports.timestamp);
});

test.describe('a film that cannot be loaded', () => {
  test.use({ expectedMessages: ['Failed to load resource'] });

  test('is said in Portuguese and can be tried again; the focus stays at the play button', async ({ page }) => {
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await playButton(page).press('Enter');
    await expect(page.getByText('O vídeo não carregou.')).toBeVisible();
    await expect(playButton(page)).toBeFocused();
    await page.unroute('**/*.mp4');
    await retryButton(page).press('Enter');
    await expect(pauseButton(page)).toBeFocused();
    await expectPlayingFrom(page, 0);
  });
});
