import { duration } from '../../shared/shownFilm.ts';
import { clock } from '../../src/home/showcase/clock.ts';
import { expect, test } from '../fixtures.ts';
import { recordValues } from '../helpers/announcements.ts';
import { currentTime, nextFrameFrom, playFilm, seekBar, video } from '../helpers/film.ts';

for (const way of ['a pointer', 'the keyboard'] as const) {
  test(`a seek bar that has the focus from ${way} says a second after its own moves and at a pause, and not each one`, async ({
    page,
  }) => {
    await page.goto('/');
    await playFilm(page);
    if (way === 'a pointer') await seekBar(page).click();
    else await seekBar(page).press('ArrowRight');
    const from = await currentTime(page);
    const said = await recordValues(seekBar(page));
    await page.evaluate(nextFrameFrom, from + 2.5);
    expect(await said()).toEqual([]);

    await video(page).evaluate((film: HTMLVideoElement) => film.pause());
    const paused = Math.floor(await currentTime(page));
    await expect.poll(said).toEqual([`${clock(paused)} de ${clock(duration)}`]);
  });
}
