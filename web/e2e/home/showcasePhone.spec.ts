import { features } from '../../src/home/showcase/features.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { fullScreenButton, pauseButton, playButton, seekBar, video } from '../helpers/film.ts';
import { expectOneScreen, featureLink, player, showcase } from '../helpers/showcase.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Phones, with the size of the film on their screens. On those that are high enough, the features are there, too. */
for (const { width, height, film, whole } of [
  { width: 360, height: 640, film: [286, 508], whole: false },
  { width: 375, height: 667, film: [301, 535], whole: false },
  { width: 390, height: 664, film: [299, 532], whole: false },
  { width: 390, height: 844, film: [331, 588], whole: true },
  { width: 412, height: 915, film: [369, 655], whole: true },
]) {
  test(`a choice on a phone of ${width} by ${height} px brings the film over its controls${whole ? ' and features' : ''} onto one screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const controls = [playButton(page).or(pauseButton(page)), seekBar(page), fullScreenButton(page)];
    const onScreen = [video(page), ...controls, ...(whole ? player(page) : [])];
    for (const feature of features) {
      await featureLink(page, feature).scrollIntoViewIfNeeded();
      await featureLink(page, feature).click();
      await expectOneScreen(page, onScreen);
    }
    if (whole) {
      // Also where the film and the feature have been in view.
      await page.evaluate(() => scrollBy(0, -40));
      await featureLink(page, features[0]).click();
      await expectOneScreen(page, onScreen);
    }

    const seen = await boxOf(video(page));
    expect(Math.abs(seen.width - (film[0] ?? 0)), 'the width of the film').toBeLessThanOrEqual(2);
    expect(Math.abs(seen.height - (film[1] ?? 0)), 'its height').toBeLessThanOrEqual(2);
    const drawnPhone = await boxOf(video(page).locator('../..'));
    expect(drawnPhone.x, 'the phone round it').toBeGreaterThanOrEqual(10);
    expect(drawnPhone.x).toBeLessThan(seen.x - 7);
    for (const control of await Promise.all(controls.map(boxOf)))
      expect(Math.abs(control.y + control.height / 2 - seen.bottom - 30), 'in one row').toBeLessThanOrEqual(1);
  });

  test(`on a phone of ${width} by ${height} px the features are two by two, over one place for their descriptions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const rows = player(page).slice(-features.length);
    const half = Math.round(width / 2);
    for (const feature of features) {
      await featureLink(page, feature).click();
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
      expect(words.x).toBeCloseTo(Math.max(20, 0.05 * width), 0);
    }
  });
}
