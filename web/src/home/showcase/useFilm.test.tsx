import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { duration } from '../../../shared/shownFilm.ts';
import { renderFilm } from './film.fixture.ts';

const { HAVE_NOTHING, HAVE_METADATA, HAVE_CURRENT_DATA, HAVE_FUTURE_DATA, NETWORK_NO_SOURCE } = HTMLMediaElement;

test('it waits while playback lacks data, and no longer', () => {
  const { film, enter } = renderFilm();
  enter({ readyState: HAVE_METADATA }, 'loadedmetadata');
  expect(film(), 'paused').toMatchObject({ playing: false, waiting: false });
  enter({ paused: false, readyState: HAVE_CURRENT_DATA }, 'waiting');
  expect(film()).toMatchObject({ playing: true, waiting: true });
  enter({ readyState: HAVE_FUTURE_DATA }, 'playing');
  expect(film()).toMatchObject({ playing: true, waiting: false });
});

test('a toggle plays or pauses, which shows when the browser has done it; at the end it plays again', () => {
  const { film, calls, enter } = renderFilm();
  act(() => film().toggle());
  expect(film().playing, 'refused').toBe(false);
  enter({ paused: false, readyState: HAVE_FUTURE_DATA }, 'play');
  act(() => film().toggle());
  expect(film().playing).toBe(true);
  enter({ paused: true }, 'pause');
  expect(film().playing).toBe(false);
  enter({ paused: false }, 'playing');
  enter({ ended: true }, 'ended');
  expect(film().playing).toBe(false);
  act(() => film().toggle());
  expect(calls).toEqual(['play', 'pause', 'play']);
});

test('a source that does not load fails the film, and a toggle tries again', () => {
  const { film, video, calls, enter } = renderFilm();
  const source = video.appendChild(document.createElement('source'));
  enter({ paused: false, networkState: NETWORK_NO_SOURCE }, 'error', source);
  expect(film()).toMatchObject({ failed: true, playing: false, waiting: false });
  expect(film().retried).toBe(false);
  act(() => film().toggle());
  expect(calls).toEqual(['load', 'play']);
  enter({ readyState: HAVE_NOTHING }, 'error', source);
  expect(film(), 'a second failure').toMatchObject({ failed: true, retried: true });
  enter({ readyState: HAVE_FUTURE_DATA, networkState: HTMLMediaElement.NETWORK_IDLE }, 'playing');
  expect(film(), 'once it has played').toMatchObject({ failed: false, retried: false });
});

test('a film whose source the browser has yet to choose has not failed once it does', () => {
  const { film, enter } = renderFilm();
  enter({ networkState: NETWORK_NO_SOURCE }, 'emptied');
  enter({ networkState: HTMLMediaElement.NETWORK_IDLE }, 'loadstart');
  expect(film().failed).toBe(false);
});

test('a moment that is chosen after a failure loads the film again', () => {
  const { film, calls, enter } = renderFilm();
  enter({ networkState: NETWORK_NO_SOURCE }, 'error');
  act(() => film().playFrom(60));
  expect(calls).toEqual(['load', 'play']);
  expect(film().time).toBe(60);
  enter({}, 'error');
  expect(film(), 'a second failure').toMatchObject({ failed: true, retried: true });
});

test('an error in the middle fails the film, and another try goes on from there', () => {
  const { film, video, calls, enter } = renderFilm();
  enter({ paused: false, readyState: HAVE_FUTURE_DATA }, 'playing');
  video.currentTime = 61;
  enter({}, 'timeupdate');
  enter({ error: { code: 2 } as MediaError }, 'error');
  expect(film()).toMatchObject({ failed: true, time: 61 });

  act(() => film().retry());
  expect(calls).toEqual(['load', 'play']);
  video.currentTime = 0;
  enter({ error: null, readyState: HAVE_NOTHING }, 'emptied');
  expect(film()).toMatchObject({ failed: false, time: 61 });
  enter({ readyState: HAVE_METADATA }, 'loadedmetadata');
  expect(video.currentTime).toBe(61);
});

test('a seek before the metadata shows at once; the last one is made once they are there, once', () => {
  const { film, video, enter } = renderFilm();
  act(() => film().seek(36));
  act(() => film().seek(72));
  expect(film().time).toBe(72);
  expect(video.currentTime).toBe(0);
  enter({ readyState: HAVE_METADATA }, 'loadedmetadata');
  expect(video.currentTime).toBe(72);
  video.currentTime = 80;
  enter({}, 'loadedmetadata');
  expect(film().time).toBe(80);
});

test('playing from a second is a jump, which lasts until its seek is done', () => {
  const { film, calls, enter } = renderFilm();
  act(() => film().playFrom(60));
  expect(calls).toEqual(['play']);
  expect(film().jumping, 'before the metadata').toBe(true);
  enter({ readyState: HAVE_METADATA, seeking: true }, 'loadedmetadata');
  enter({}, 'timeupdate');
  expect(film().jumping, 'while it seeks').toBe(true);
  enter({ seeking: false }, 'seeked');
  expect(film().jumping).toBe(false);
});

test('the seek bar’s seeks are made at once and are no jumps: what they pass is shown', () => {
  const { film, video, enter } = renderFilm();
  enter({ readyState: HAVE_METADATA, seeking: true }, 'loadedmetadata');
  act(() => film().seek(60));
  expect(video.currentTime).toBe(60);
  expect(film().jumping).toBe(false);
});

test('a moment that the film cannot be wound to pauses it where it is', () => {
  const { film, video, calls, enter } = renderFilm();
  const windable = (end: number) => ({ length: 1, start: () => 0, end: () => end });
  enter({ readyState: HAVE_FUTURE_DATA, paused: false, seekable: windable(0) }, 'playing');
  video.currentTime = 12;
  act(() => film().seek(60));
  expect(film()).toMatchObject({ unreachable: 60, time: 12 });
  expect(calls).toEqual(['pause']);
  enter({ paused: true }, 'pause');
  act(() => film().playFrom(72));
  expect(film()).toMatchObject({ unreachable: 72, jumping: false });
  expect(calls, 'not played').toEqual(['pause', 'pause']);
  enter({ paused: false }, 'play');
  expect(film().unreachable).toBeUndefined();
  enter({ seekable: windable(59.9) }, 'progress');
  act(() => film().seek(60));
  expect(video.currentTime).toBe(60);
});

test('an element of another length than the film’s has failed, is paused, and is loaded again for the chosen moment', () => {
  const { film, calls, enter } = renderFilm();
  const windable = { length: 1, start: () => 0, end: () => 0.01 };
  act(() => film().playFrom(60));
  enter({ readyState: HAVE_FUTURE_DATA, duration: 0.01, ended: true, paused: false, seekable: windable }, 'playing');
  expect(film()).toMatchObject({ failed: true, retried: false, unreachable: undefined, time: 60 });
  enter({ paused: true }, 'pause');
  act(() => film().retry());
  expect(calls).toEqual(['play', 'pause', 'load', 'play']);
  enter({ readyState: HAVE_FUTURE_DATA }, 'playing');
  expect(film(), 'a second failure').toMatchObject({ failed: true, retried: true });
  enter({ duration: duration - 0.9 }, 'loadedmetadata');
  expect(film().failed, 'rounded').toBe(false);
});
