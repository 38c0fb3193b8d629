import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { boxesOf, boxOf, type Edges } from '../helpers/boxes.ts';
import { fullScreenButton, pauseButton, playButton, seekBar, video } from '../helpers/film.ts';
import { header, showcaseLink } from '../helpers/parts.ts';
import { expectOneScreen, featureLink, player, reports, sharing, showcase } from '../helpers/showcase.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [1366, 768],
  [2560, 1440],
  [768, 1024],
  [740, 360],
] as const) {
  test(`film, controls and features are on one screen of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/?t=${reports.timestamp}`);
    await expectOneScreen(page, player(page));
    await showcaseLink(page).click();
    await expectOneScreen(page, player(page));
    // A choice brings them back.
    await page.evaluate(() => scrollBy(0, 100));
    await featureLink(page, sharing).click();
    await expectOneScreen(page, player(page));
  });
}

/** Phones, with the size of the film on their screens. On one that is high enough, the features are there, too. */
for (const { width, height, film, whole } of [
  { width: 360, height: 640, film: [286, 508], whole: false },
  { width: 390, height: 844, film: [331, 588], whole: true },
]) {
  test(`on a phone of ${width} by ${height} px a choice brings the player onto one screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const controls = [playButton(page).or(pauseButton(page)), seekBar(page), fullScreenButton(page)];
    const rows = player(page).slice(-features.length);
    const onScreen = [video(page), ...controls, ...(whole ? rows : [])];
    const half = Math.round(width / 2);
    for (const feature of features) {
      await featureLink(page, feature).scrollIntoViewIfNeeded();
      await featureLink(page, feature).click();
      await expectOneScreen(page, onScreen);

      // Two by two, over one place for their descriptions.
      const end = (await boxOf(video(page))).bottom + 60;
      const places = await Promise.all(rows.map(boxOf));
      expect(places.map((place) => [place.x, place.y - end, place.width, place.height].map(Math.round))).toEqual([
        [0, 0, half, 58],
        [half, 0, half, 58],
        [0, 58, half, 58],
        [half, 58, half, 58],
      ]);
      const words = await boxOf(showcase(page).getByText(feature.description));
      expect(words.y - end, feature.title).toBeCloseTo(2 * 58 + 12, 0);
      expect(words.height).toBeCloseTo(68, 0);
    }
    // Also where the film and the feature have been in view.
    await page.evaluate(() => scrollBy(0, -40));
    await featureLink(page, features[0]).click();
    await expectOneScreen(page, onScreen);

    const seen = await boxOf(video(page));
    expect([Math.round(seen.width), Math.round(seen.height)], 'of the film').toEqual(film);
    for (const control of await Promise.all(controls.map(boxOf)))
      expect(Math.abs(control.y + control.height / 2 - seen.bottom - 30), 'in one row').toBeLessThanOrEqual(1);
  });
}

test('a choice in a player higher than the screen brings the film, and not the player, onto it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/');
  await featureLink(page, sharing).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 100));
  await featureLink(page, sharing).click();
  await expect(video(page)).toBeInViewport({ ratio: 1 });
  expect((await boxOf(video(page))).top).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
});

test('the phone’s shadow stays in the showcase', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await showcase(page).evaluate((section) => scrollBy(0, section.getBoundingClientRect().top - 300));
  const { y } = await boxOf(showcase(page));
  const above = () => page.screenshot({ clip: { x: 0, y: y - 60, width: 1440, height: 60 } });
  const shown = await above();
  await video(page).evaluate((film) => film.parentElement?.parentElement?.style.setProperty('visibility', 'hidden'));
  expect(shown.equals(await above())).toBe(true);
});

test('the features keep clear of the film, its controls and each other', async ({ page }) => {
  await page.goto('/');
  const parts = video(page).or(playButton(page)).or(seekBar(page));
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [740, 360],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const feature of features) {
      await featureLink(page, feature).click();
      const rows = await Promise.all(player(page).slice(-features.length).map(boxOf));
      const all = [...rows, ...(await boxesOf(parts))];
      const over = rows.filter((row, index) => all.slice(index + 1).some((part) => overlap(row, part)));
      expect.soft(over, `${feature.title} chosen at ${width} x ${height} px`).toEqual([]);
    }
  }
});

test('each leader of the dial meets its feature', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [2560, 1440],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const leaders = showcase(page).locator('svg[viewBox] > path[pathLength="1"]').filter({ visible: true });
    await expect(leaders).toHaveCount(features.length);
    const rows = await Promise.all(player(page).slice(-features.length).map(boxOf));
    const ends = await leaders.evaluateAll((leaders: SVGGeometryElement[]) =>
      leaders.map((leader) => {
        const end = leader
          .getPointAtLength(leader.getTotalLength())
          .matrixTransform(leader.getScreenCTM() ?? undefined);
        // A line ends at its drawing's right edge if it does not before.
        return { x: Math.min(end.x, leader.ownerSVGElement?.getBoundingClientRect().right ?? end.x), y: end.y };
      }),
    );
    for (const [index, { x, y }] of ends.entries()) {
      const { left = 0, top = 0, bottom = 0 } = rows[index] ?? {};
      const apart = Math.hypot(x - left, y - (top + bottom) / 2);
      expect.soft(apart, `leader ${index} at ${width} px`).toBeLessThan(1.5);
    }
  }
});

/** Reports whether two boxes have more than their edges in common. */
function overlap(a: Edges, b: Edges): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}
