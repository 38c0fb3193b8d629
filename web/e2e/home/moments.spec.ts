import type { Page } from '@playwright/test';
import { chapterAt, chapters } from '../../shared/shownFilm.ts';
import { clock } from '../../src/home/showcase/clock.ts';
import { features } from '../../src/home/showcase/features.ts';
import { routes } from '../../src/routes.ts';
import { headerTop } from '../../src/styles/tokens.ts';
import { expect, test } from '../fixtures.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { boxOf } from '../helpers/boxes.ts';
import { currentTime, expectPlayingFrom, nextFrameFrom, paused, video } from '../helpers/film.ts';
import { awaitHydration, openBeforeScript } from '../helpers/hydration.ts';
import { follow, footer, header } from '../helpers/parts.ts';
import { scrollPage, scrollTop } from '../helpers/scrolling.ts';
import { featureLink, playFeature, reports, sharing, showcase, transcriptSummary } from '../helpers/showcase.ts';

const address = `/?t=${reports.timestamp}#${reports.id}`;

const readLink = (page: Page) => showcase(page).getByRole('link', { name: 'Ler este momento na transcrição' });
const line = (page: Page, { id }: { id: string }) => page.locator(`#transcricao-${id}`);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a moment’s address shows the player before its script, and the script moves nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [address, `/#${reports.id}`]) {
      await page.goto('about:blank', { waitUntil: 'commit' });
      const hydrate = await openBeforeScript(page, path);
      await expect(video(page)).toBeInViewport({ ratio: 0.9 });
      const top = () => showcase(page).evaluate((section) => section.getBoundingClientRect().top);
      const covered = (await boxOf(header(page))).height + Number.parseFloat(headerTop);
      await expect.poll(top, path).toBeCloseTo(covered, 0);
      const filmTop = (await boxOf(video(page))).y;

      hydrate();
      await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => currentTime(page), path).toBe(reports.timestamp);
      expect(await paused(page)).toBe(true);
      expect((await boxOf(video(page))).y, path).toBe(filmTop);
    }
  });
}

test('a visitor who has scrolled away from a moment before the script is not taken back', async ({ page }) => {
  const hydrate = await openBeforeScript(page, address);
  await expect(video(page)).toBeInViewport();
  await scrollPage(page, 0);
  hydrate();
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  expect(await scrollTop(page)).toBe(0);
});

test('an address with a second alone, or a bracket behind it, opens at the showcase', async ({ page }) => {
  await page.goto(`/?t=${reports.timestamp}`);
  await expect(showcase(page).getByRole('heading').first()).toBeInViewport();
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => currentTime(page)).toBe(reports.timestamp);
  const place = await scrollTop(page);
  await page.goto(routes.about.path);
  // A link in a sentence may take the bracket behind it along.
  await page.goto(`${address})`);
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  expect(await scrollTop(page)).toBe(place);
});

for (const [path, to] of [
  [address, 'end'],
  [`/?t=${reports.timestamp}`, 0],
] as const) {
  test(`a reload of ${path}, and Back to it, stay where the visitor had scrolled to`, async ({ page }) => {
    await page.goto(path);
    await expect(video(page)).toBeInViewport();
    const place = await scrollPage(page, to);
    await page.reload();
    await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scrollTop(page)).toBe(place);
    await follow(to === 'end' ? footer(page) : header(page), routes.about);
    await page.goBack();
    await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scrollTop(page)).toBe(place);
  });
}

test('a choice is announced once, and again when it is made again, and an arrival is not', async ({ page }) => {
  await page.goto(address);
  const said = await recordAnnouncements(showcase(page).getByRole('status').first());
  const words = `Vídeo em ${clock(sharing.timestamp)}, ${sharing.title}`;
  const announcements = async () => (await said()).filter((words) => !words.startsWith('Carregando'));
  await playFeature(page, sharing);
  await page.evaluate(nextFrameFrom, sharing.timestamp + 1.5);
  expect(await announcements()).toEqual([words]);
  await featureLink(page, sharing).click();
  await expect.poll(announcements).toEqual([words, words]);

  await transcriptSummary(page).click();
  const { title, start } = chapters[1];
  await line(page, chapters[1]).getByRole('link').click();
  await expect.poll(announcements).toEqual([words, words, `Vídeo em ${clock(start)}, ${title}`]);
});

test('from a chosen feature, Tab and Enter lead to its line of the transcript', async ({ page }) => {
  await page.goto('/');
  await featureLink(page, sharing).press('Enter');
  await expectPlayingFrom(page, sharing.timestamp);
  await page.keyboard.press('Tab');
  await expect(readLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const target = line(page, chapterAt(sharing.timestamp));
  await expect(target).toBeFocused();
  await expect(target.getByRole('heading')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(target.getByRole('link')).toBeFocused();
});

test('the way to the transcript shows with a choice, and moves nothing', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(showcase(page).getByText('Ler este momento')).toBeHidden();
    const height = async () => (await boxOf(showcase(page))).height;
    const before = await height();
    await featureLink(page, features[0]).click();
    await expect(readLink(page)).toBeVisible();
    expect(await height()).toBe(before);
  }
});

test('the address of a line of the transcript opens it', async ({ page }) => {
  await page.goto(address);
  const href = (await readLink(page).getAttribute('href')) ?? '';
  await page.goto('about:blank', { waitUntil: 'commit' });
  await page.goto(`/${href}`);
  const target = line(page, chapterAt(reports.timestamp));
  await expect(target.getByRole('heading')).toBeInViewport();
  expect(await paused(page)).toBe(true);
});

test.describe('a page that React renders again', () => {
  test.use({ expectedMessages: ['Minified React error #418'] });

  test('keeps the places of the moments', async ({ page }) => {
    const hydrate = await openBeforeScript(page, '/');
    await page.locator('main').evaluate((main) => main.querySelector('a')?.remove());
    hydrate();
    await awaitHydration(page);
    for (const { id } of features) await expect(page.locator(`#${id}`)).toBeAttached();
  });
});
