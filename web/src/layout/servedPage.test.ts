import { expect, test, vi } from 'vitest';
import { servedPage, takeOver } from './servedPage.ts';

/** Puts a film into the page anew, and notes when it is told to play. */
function putFilm(): { film: HTMLVideoElement; play: ReturnType<typeof vi.fn> } {
  document.body.innerHTML = '<video id="film"></video>';
  const film = document.querySelector('video') ?? document.createElement('video');
  const play = vi.fn(async () => {});
  return { film: Object.assign(film, { play }), play };
}

test('a film that is made anew goes on where it was, also where a seek before its metadata is ignored', () => {
  const { film } = putFilm();
  film.currentTime = 61;
  Object.defineProperty(film, 'paused', { value: false });
  const served = servedPage();
  const { film: anew, play } = putFilm();
  if (served) takeOver(served);
  expect(play).toHaveBeenCalledOnce();
  anew.currentTime = 0;
  anew.dispatchEvent(new Event('loadedmetadata'));
  expect(anew.currentTime).toBe(61);
  anew.currentTime = 70;
  anew.dispatchEvent(new Event('loadedmetadata'));
  expect(anew.currentTime, 'once').toBe(70);
});
