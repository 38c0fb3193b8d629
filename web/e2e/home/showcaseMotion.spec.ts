import type { CDPSession, Page } from '@playwright/test';
import { clock } from '../../src/home/showcase/clock.ts';
import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { currentTime, fullScreenButton, pauseButton, paused, video } from '../helpers/film.ts';
import { featureLink, playFeature, sharing } from '../helpers/showcase.ts';

/** The seconds that the dial's reading passes from now on. */
async function recordReadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const reading = [...document.querySelectorAll('svg text')].findLast((text) => /^\d:\d\d$/.test(text.textContent));
    const seen: (string | null)[] = [];
    if (!reading) throw new Error('the dial has no reading');
    new MutationObserver(() => seen.push(reading.textContent)).observe(reading, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => Object(window).seen);
}

/** Keeps the film's data from the browser, so that its position is the one that was chosen. */
async function holdFilm(page: Page): Promise<void> {
  await page.route('**/*.mp4', () => {});
}

/** Pauses all transitions at their start, so that a test can set their time itself. */
async function stopAnimations(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return devTools;
}

/** Moves the transitions of an element to half of its fade, and returns its opacity: 0.2 with `ease`. */
function fadeHalfWay(element: Element): number {
  const transitions = element.getAnimations().filter((animation) => animation instanceof CSSTransition);
  const { delay = 0, duration = 0 } =
    transitions.find(({ transitionProperty }) => transitionProperty === 'opacity')?.effect?.getComputedTiming() ?? {};
  for (const transition of transitions) transition.currentTime = delay + Number(duration) / 2;
  return Number(getComputedStyle(element).opacity);
}

test('the reading sweeps to the chosen second, passes none twice, and jumps without motion', async ({ page }) => {
  await holdFilm(page);
  await page.goto('/');
  const readings = await recordReadings(page);
  await featureLink(page, sharing).click();
  await expect.poll(async () => (await readings()).at(-1)).toBe(clock(sharing.timestamp));
  const passed = await readings();
  expect(passed.length).toBeGreaterThan(2);
  expect(passed).toEqual([...new Set(passed)].toSorted());

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shown = await recordReadings(page);
  await featureLink(page, features[0]).click();
  await expect(featureLink(page, features[0])).toHaveAttribute('aria-current', 'true');
  expect(await shown()).toEqual([clock(features[0].timestamp)]);
});

test('before a jump is done the last frame stays, and then fades', async ({ page }) => {
  await page.goto('/');
  await playFeature(page, features[0]);
  // The cover follows the film in the document, so it stays in front while it fades.
  const cover = page.locator('video ~ div:has(> canvas)');
  await expect(cover).toHaveCSS('opacity', '0');
  const devTools = await stopAnimations(page);
  await featureLink(page, sharing).click();
  await expect.poll(() => cover.evaluate(fadeHalfWay)).toBeCloseTo(0.2, 1);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(cover).toHaveCSS('opacity', '0');
});

test('full screen shows the film alone, with the browser’s controls, and goes on where it was', async ({ page }) => {
  await page.goto('/');
  await playFeature(page, sharing);
  await fullScreenButton(page).click();
  await expect.poll(() => video(page).evaluate((film) => film === document.fullscreenElement)).toBe(true);
  await expect(video(page)).toHaveJSProperty('controls', true);
  expect(await paused(page)).toBe(false);
  expect(await currentTime(page)).toBeGreaterThan(sharing.timestamp);

  await page.evaluate(() => document.exitFullscreen());
  await expect(video(page)).toHaveJSProperty('controls', false);
  await expect(pauseButton(page)).toBeVisible();
});
