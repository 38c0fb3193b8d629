import { features } from '../../src/home/showcase/features.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { awaitHydration } from '../page/hydration.ts';
import { footer, heading, linkTo } from '../page/parts.ts';
import {
  expectPlayingFrom,
  featureLink,
  playButton,
  retryButton,
  seekBar,
  transcriptSummary,
} from '../page/showcase.ts';

const [, , feature] = features;

test('a history that refuses every change stops neither the film nor a link', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['pushState', 'replaceState'] as const)
      history[method] = () => {
        throw new DOMException('Attempt to use history more than 100 times per 30 seconds', 'SecurityError');
      };
  });
  await page.goto('/');
  await featureLink(page, feature).click();
  await expectPlayingFrom(page, feature.timestamp);
  await seekBar(page).press('Home');
  await expectPlayingFrom(page, 0);
  await transcriptSummary(page).click();
  for (const route of [routes.about, routes.about, routes.terms]) {
    await linkTo(footer(page), route).click();
    await expect(page).toHaveTitle(route.title);
    await expect(heading(page)).toBeInViewport();
  }
});

test('ten seconds of scrubbing change the history ten times at most, and a link away remembers the last second', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    Object.assign(window, { changes: 0 });
    history.replaceState = (...change) => {
      Object(window).changes++;
      replaceState.apply(history, change);
    };
  });
  await page.clock.install();
  await page.goto('/');
  await seekBar(page).focus();
  for (let step = 0; step < 50; step++) {
    await page.keyboard.press(step % 2 ? 'ArrowLeft' : 'ArrowRight');
    await page.clock.runFor(200);
  }
  expect(await page.evaluate(() => Object(window).changes)).toBeLessThanOrEqual(10);
  await page.keyboard.press('End');
  const end = await seekBar(page).inputValue();
  await linkTo(footer(page), routes.terms).click();
  await expect(page).toHaveTitle(routes.terms.title);
  await page.goBack();
  await expect(seekBar(page)).toHaveValue(end);
});

test('on the way back to the end of the page, the film above it has not failed', async ({ page }) => {
  await page.goto('/');
  await awaitHydration(page);
  await linkTo(footer(page), routes.about).click();
  await expect(page).toHaveURL(routes.about.path);
  await page.goBack();
  await expect(playButton(page)).toBeEnabled();
  await expect(retryButton(page)).toHaveCount(0);
});
