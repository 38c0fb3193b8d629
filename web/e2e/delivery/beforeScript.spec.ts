import recording from '../../shared/recording.json' with { type: 'json' };
import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { currentTime, pauseButton, paused, playButton, seekBar, video } from '../helpers/film.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { ankle } from '../helpers/leg.ts';
import { flexionSlider, footer, heading, main } from '../helpers/parts.ts';
import { reports, showcase } from '../helpers/showcase.ts';

test('until the page is live, no control does nothing, and the film has the browser’s over its poster', async ({
  page,
}) => {
  const hydrate = await openBeforeScript(page, '/');
  // The transcript, with its controls, is closed.
  const filmControls = showcase(page).locator('button, input').and(page.locator(':not(details *)'));
  await expect(filmControls, 'play, position, full screen, and sound where there is some').toHaveCount(
    recording.sound ? 4 : 3,
  );
  const controls = [flexionSlider(page), ...(await filmControls.all())];
  const hint = page.getByText('Arraste o maléolo');
  const hip = main(page).getByLabel('Quadril em vista lateral');
  const handles = [ankle(page), hip.locator('g[transform]:has(circle)')];
  for (const control of controls) await expect(control).toBeDisabled();
  for (const handle of handles) await expect(handle).toHaveCSS('cursor', 'auto');
  await expect(hint).toBeHidden();
  await expect(video(page)).toHaveJSProperty('controls', true);
  await expect(playButton(page)).toBeHidden();
  await expect(seekBar(page)).toBeHidden();
  const poster = showcase(page).locator('img');
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toHaveJSProperty('complete', true);
  // The browser's controls let it through: its colours are not one.
  const box = await boxOf(poster);
  const clip = { x: box.x + 20, y: box.y + 20, width: box.width - 40, height: box.height / 2 };
  const plain = await page.screenshot({ clip: { ...clip, width: 10, height: 10 } });
  expect((await page.screenshot({ clip })).length).toBeGreaterThan(10 * plain.length);

  hydrate();
  for (const control of controls) await expect(control).toBeEnabled();
  for (const handle of handles) await expect(handle).not.toHaveCSS('cursor', 'auto');
  await expect(hint).toBeVisible();
  await expect(video(page)).toHaveJSProperty('controls', false);
  await expect(showcase(page).locator('[aria-current=true] h3')).toHaveText(features[0].title);
  expect(await paused(page)).toBe(true);
  expect(await currentTime(page)).toBe(0);
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`what has arrived of the first screen is seen and stays where it is, at ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openBeforeScript(page, '/');
    await expect(footer(page)).toBeAttached();
    const faults = await heading(page).evaluate((title) => {
      const screen = title.parentElement?.parentElement;
      const parts = [...(screen?.querySelectorAll(':scope > *, :scope > * > *') ?? [])];
      const shown = parts.filter((part) => part.checkVisibility());
      const places = shown.map((part) => part.getBoundingClientRect().top);
      // Removes the parts from the last one on, as if they had not arrived yet.
      return parts.toReversed().flatMap((last) => {
        last.remove();
        return shown
          .filter((part) => part.isConnected)
          .filter((part, index) => !part.checkVisibility() || part.getBoundingClientRect().top !== places[index])
          .map((part) => `${part.tagName} ${part.className} without ${last.tagName} ${last.className}`);
      });
    });
    expect(faults).toEqual([]);
  });
}

test('a film that plays before the page is live goes on, and the page’s controls follow it', async ({ page }) => {
  const hydrate = await openBeforeScript(page, `/?t=${reports.timestamp}`);
  await video(page).scrollIntoViewIfNeeded();
  await video(page).press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
  hydrate();
  await expect(pauseButton(page)).toBeVisible();
  expect(await paused(page)).toBe(false);
  expect(await currentTime(page)).toBeLessThan(reports.timestamp);
});
