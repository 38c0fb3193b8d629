import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestTimeout } from '../../ui/requestTimeout.ts';
import { renderFilm } from './film.fixture.ts';

const { HAVE_NOTHING, HAVE_METADATA, HAVE_FUTURE_DATA } = HTMLMediaElement;

beforeEach(() => void vi.useFakeTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const waits = { paused: false, readyState: HAVE_METADATA };

test('a film that waits is lost when no bytes have come for 20 s, until they come', () => {
  const { film, enter } = renderFilm();
  enter(waits, 'waiting');
  wait(requestTimeout - 1);
  expect(film().failed).toBe(false);
  enter({}, 'progress');
  wait(requestTimeout - 1);
  expect(film().failed, 'since the last bytes').toBe(false);
  wait(1);
  expect(film()).toMatchObject({ failed: true, retried: false, playing: false });
  enter({}, 'progress');
  expect(film()).toMatchObject({ failed: false, waiting: true });
  wait(requestTimeout);
  act(() => film().retry());
  enter(waits, 'waiting');
  wait(requestTimeout);
  expect(film(), 'once more').toMatchObject({ failed: true, retried: false });
  enter({ readyState: HAVE_FUTURE_DATA }, 'canplay');
  wait(requestTimeout);
  expect(film().failed, 'of a film that plays').toBe(false);
});

test('a film that rests is not lost', () => {
  const { film, calls, enter } = renderFilm();
  enter({ readyState: HAVE_NOTHING, preload: 'none' }, 'stalled');
  enter({ readyState: HAVE_METADATA, preload: 'metadata' }, 'loadedmetadata');
  wait(requestTimeout);
  expect(film().failed).toBe(false);
  enter({}, 'stalled');
  enter({ readyState: HAVE_FUTURE_DATA, seeking: true }, 'stalled'); // It seeks to what has been loaded.
  act(() => film().toggle());
  expect(calls, 'nor loaded again').toEqual(['play']);
});

for (const [control, ask] of [
  ['the seek bar', (film) => film.seek(30)],
  ['a moment', (film) => film.playFrom(30)],
] satisfies [string, (film: ReturnType<ReturnType<typeof renderFilm>['film']>) => void][]) {
  test(`${control} loads a film again, once, of which the browser reports no bytes`, () => {
    const { film, calls, enter } = renderFilm();
    enter(waits, 'waiting');
    act(() => ask(film()));
    enter({}, 'stalled');
    act(() => ask(film()));
    act(() => ask(film()));
    expect(calls).toEqual(['load', 'play']);
    expect(film().time).toBe(30);
  });
}

test('a pause does not load it, and play does, also by the browser’s own controls, from the same second', () => {
  const { film, video, calls, enter } = renderFilm();
  enter(waits, 'waiting');
  video.currentTime = 61;
  enter({}, 'stalled');
  act(() => film().toggle());
  expect(calls).toEqual(['pause']);
  enter({}, 'play');
  expect(calls).toEqual(['pause', 'load', 'play']);
  enter({}, 'emptied');
  expect(film().time).toBe(61);
});

test.each([
  ['a film', { readyState: HAVE_NOTHING }],
  ['a moment', { readyState: HAVE_METADATA, seeking: true }],
])('play loads %s again of which nothing had come while it rested', (_, rests) => {
  const { film, calls, enter } = renderFilm();
  enter(rests, 'stalled');
  act(() => film().toggle());
  expect(calls).toEqual(['load', 'play']);
});
