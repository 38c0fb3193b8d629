import type { Page } from '@playwright/test';
import { chapters } from '../../shared/shownFilm.ts';
import { clock } from '../../src/home/showcase/clock.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { expectPlayingFrom, video } from '../helpers/film.ts';
import { awaitHydration, openBeforeScript } from '../helpers/hydration.ts';
import { follow, footer, linkTo } from '../helpers/parts.ts';
import { scrollTop } from '../helpers/scrolling.ts';
import { transcriptSummary } from '../helpers/showcase.ts';

const chapter = chapters[1];

const transcript = (page: Page) => page.getByRole('group').filter({ has: transcriptSummary(page) });

test('the transcript has the chapters of the film’s track, and stays open or closed after a reload', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(transcript(page).getByRole('link').first()).toBeHidden();
  await transcriptSummary(page).click();
  await expect(transcript(page).getByRole('link')).toHaveText(chapters.map(({ start }) => clock(start)));
  await expect(transcript(page).getByRole('paragraph')).toHaveText(chapters.map(({ transcript }) => transcript));

  const track = page.locator('track');
  await expect(track).toHaveAttribute('kind', 'chapters');
  const response = await request.get((await track.getAttribute('src')) ?? '');
  expect(response.headers()['content-type']).toContain('text/vtt');
  const cues = await response.text();
  for (const { title } of chapters) expect(cues).toContain(`\n${title}\n`);

  for (const open of [true, false]) {
    await expect.poll(() => page.evaluate(() => history.state?.transcriptOpen)).toBe(open);
    await page.reload();
    await expect(transcript(page).getByRole('link').last()).toBeVisible({ visible: open });
    await transcriptSummary(page).click();
  }
});

test('a time of the transcript seeks, plays and stays in the address; after Back the transcript is open', async ({
  page,
}) => {
  await page.goto('/');
  await transcriptSummary(page).click();
  const name = `${clock(chapter.start)}, ver ${chapter.title} no vídeo`;
  await transcript(page).getByRole('link', { name, exact: true }).click();
  await expectPlayingFrom(page, chapter.start);
  await expect(video(page)).toBeInViewport();
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(page).toHaveURL(`/?t=${chapter.start}#video`);

  const link = linkTo(footer(page), routes.about);
  await link.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await link.click();
  await expect(page).toHaveTitle(routes.about.title);
  await page.goBack();
  await expect(transcript(page).getByRole('link').last()).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBeCloseTo(place, -1);
});

test('a reload within the open transcript stays there, near its start and near its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await transcriptSummary(page).click();
  for (const line of [transcript(page).getByRole('listitem').nth(1), transcript(page).getByRole('listitem').last()]) {
    await line.evaluate((line) => line.scrollIntoView());
    const place = await scrollTop(page);
    await page.reload();
    await expect(line).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(place);
  }
});

test('a transcript that a search engine’s text fragment opens is open after Back', async ({ page }) => {
  const words = chapter.transcript.split(' ').slice(0, 5).join(' ');
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`);
  const line = transcript(page).getByText(words).first();
  await expect(line).toBeInViewport();
  await follow(footer(page), routes.about);
  await page.goBack();
  await expect(line).toBeVisible();
});

test('a transcript that is opened before the script is open after a reload', async ({ page }) => {
  const hydrate = await openBeforeScript(page, '/');
  await transcriptSummary(page).click();
  const lastLine = transcript(page).getByRole('link').last();
  await expect(lastLine).toBeVisible();
  hydrate();
  await awaitHydration(page);
  await page.reload();
  await expect(lastLine).toBeVisible();
});
