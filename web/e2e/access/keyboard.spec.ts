import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import {
  expectPlayingFrom,
  fullScreenButton,
  fullScreenName,
  pauseButton,
  paused,
  playButton,
  seekBarName,
  video,
} from '../helpers/film.ts';
import { field, holdSending, nextAlert, submitButton } from '../helpers/form.ts';
import { heading, linkTo, main, menu, menuButton, openDetails, storeLink } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { scrollPage, scrollTop } from '../helpers/scrolling.ts';
import { featureLink, reports } from '../helpers/showcase.ts';
import { goToTop, type Stop, shownControls, tabThrough } from './focus.ts';

/**
 * Reports whether one control follows the last of others in visual order: below it, to its right, inside it, or on with a
 * column that had begun before it.
 */
function follows({ box: next }: Stop, others: readonly Stop[]): boolean {
  const boxes = others.map(({ box }) => box);
  const last = boxes.at(-1);
  if (!last) return true;
  const inside = next.top >= last.top && next.bottom <= last.bottom && next.right <= last.right;
  const column = boxes.filter(({ left, right }) => left < next.right && next.left < right);
  const goesOn = column.length > 0 && column.every(({ bottom }) => bottom <= next.top);
  return next.top >= last.bottom || next.left >= last.right || inside || goesOn;
}

// Forwards and backwards on a phone, and forwards on an upright tablet and on a wide screen.
for (const path of allPaths) {
  test(`Tab reaches every control of ${path} in visual order, and each shows it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await expect(page.locator(':disabled'), 'before hydration').toHaveCount(0);
    await openDetails(page);
    // When the focus moves backwards, the sticky header must not cover it.
    for (const [width, height, key] of [
      [360, 640, 'Tab'],
      [360, 640, 'Shift+Tab'],
      [768, 1024, 'Tab'],
      [1280, 640, 'Tab'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await goToTop(page);
      const shown = await shownControls(page);
      const stops = await tabThrough(page, key);
      const where = `${key} at ${width} px`;
      // On the way back from the page's end the header's button is there until the first screen's has come.
      const passing = key === 'Tab' ? 0 : await storeLink(page, 'header').count();
      expect([shown, shown + passing], where).toContain(stops.length);
      expect(
        stops.filter(({ faults }) => faults.length > 0),
        where,
      ).toEqual([]);
      if (key !== 'Tab') continue;
      // The skip link covers the header while it has the focus.
      const [, ...controls] = stops;
      for (const [index, next] of controls.slice(1).entries()) {
        const last = controls[index];
        // The film's controls are read with the phone, before the features beside it.
        if (last && [seekBarName, fullScreenName].includes(last.name)) continue;
        expect
          .soft(follows(next, controls.slice(0, index + 1)), `${next.name} after ${last?.name}, ${where}`)
          .toBe(true);
      }
    }
  });
}

test('the focus moves through the header of a scrolled page, which stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(routes.about.path);
  await menu(page).getByRole('link').last().focus();
  await scrollPage(page, 900);
  for (const link of (await menu(page).getByRole('link').all()).toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    expect(await scrollTop(page)).toBe(900);
  }
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  const focused = () => control.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60; press++) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

test('a visit by keyboard alone: the menu, a feature, the film, the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  await tabTo(page, featureLink(page, reports));
  await page.keyboard.press('Enter');
  await expectPlayingFrom(page, reports.timestamp);
  // The film has come back, and the features are below the screen.
  await expect(pauseButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => paused(page)).toBe(true);
  await expect(playButton(page)).toBeFocused();

  await page.reload();
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Space');
  await tabTo(page, linkTo(menu(page), routes.contact));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();

  await tabTo(page, field(page, 'name'));
  for (const words of ['Ana', 'ana@example.com', 'Dúvida', 'Como importo uma foto?']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  const finish = await holdSending(page);
  const alerted = nextAlert(page);
  await page.keyboard.press('Enter');
  await expect(submitButton(page)).toBeDisabled();
  await finish();
  await alerted;
  await expect(submitButton(page)).toBeFocused();
});

test('in full screen Space plays and pauses the film, and leaving gives the focus back to the button', async ({
  page,
}) => {
  await page.goto('/');
  const button = fullScreenButton(page);
  await button.press('Enter');
  await expect(video(page)).toBeFocused();
  for (const isPaused of [false, true]) {
    await page.keyboard.press('Space');
    await expect.poll(() => paused(page)).toBe(isPaused);
  }
  await page.evaluate(() => document.exitFullscreen());
  await expect(button).toBeFocused();
});
