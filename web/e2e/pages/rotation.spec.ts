import type { Page } from '@playwright/test';
import { features } from '../../src/home/showcase/features.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { expectPlayingFrom, video } from '../helpers/film.ts';
import { scrollPage, scrollTop } from '../helpers/scrolling.ts';
import { playFeature } from '../helpers/showcase.ts';

const upright = { width: 390, height: 664 };
const turned = { width: 740, height: 314 };

// A desktop's window does not keep its place: only a phone is turned.
test.use({ viewport: upright, hasTouch: true, isMobile: true });

/** Turns the phone, and awaits that the page has its new layout. */
async function turn(page: Page, to: typeof upright): Promise<void> {
  await page.setViewportSize(to);
  await page.waitForFunction((width) => innerWidth === width, to.width);
}

/** What is at the screen's upper edge, behind the header. */
const atEdge = (page: Page) =>
  page.evaluateHandle(() =>
    document.elementsFromPoint(innerWidth / 2, 0).find((element) => !element.closest('header')),
  );

/** How far an element is from the screen's upper edge, in CSS pixels. */
const strayed = (edge: Awaited<ReturnType<typeof atEdge>>) =>
  edge.evaluate((element) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: Number.NaN, bottom: 0 };
    return Math.max(0, top, -bottom);
  });

for (const { path } of [routes.home, routes.privacy]) {
  test(`a turned phone keeps its place on ${path}, both ways and twice`, async ({ page }) => {
    await page.goto(path);
    const place = await scrollPage(page, 1900);
    const edge = await atEdge(page);
    for (const to of [turned, upright, turned, upright]) {
      await turn(page, to);
      await expect.poll(() => strayed(edge), `at ${to.width} px`).toBeLessThan(80);
    }
    expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(80);
  });
}

test('a phone that is turned while the film plays shows the film, which goes on', async ({ page }) => {
  const [feature] = features;
  await page.emulateMedia({ reducedMotion: 'reduce' }); // The page is at the film at once, not while the phone is turned.
  await page.goto('/');
  await playFeature(page, feature);
  for (const to of [turned, upright, turned]) {
    await turn(page, to);
    await expect(video(page), `at ${to.width} px`).toBeInViewport({ ratio: 0.9 });
  }
  await expectPlayingFrom(page, feature.timestamp);
});
