import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Film, useFilm } from './useFilm.ts';

/** What jsdom's media element lacks: the state that a browser would have, set by hand. */
interface MediaState {
  seeking: boolean;
  paused: boolean;
  ended: boolean;
  readyState: number;
  networkState: number;
  error: MediaError | null;
}

const { HAVE_NOTHING, HAVE_METADATA, HAVE_CURRENT_DATA, HAVE_FUTURE_DATA, NETWORK_IDLE, NETWORK_NO_SOURCE } =
  HTMLMediaElement;

/** Renders a video that useFilm drives. `enter` puts the element into a state and fires the event that reports it. */
function renderFilm() {
  const rendered: { film?: Film } = {};
  function Player() {
    const film = useFilm();
    rendered.film = film;
    return (
      <video ref={film.ref} data-testid="video">
        <source data-testid="source" />
        <track kind="captions" />
      </video>
    );
  }
  render(<Player />);

  const video = screen.getByTestId<HTMLVideoElement>('video');
  const state: MediaState = {
    seeking: false,
    paused: true,
    ended: false,
    readyState: HAVE_NOTHING,
    networkState: NETWORK_IDLE,
    error: null,
  };
  for (const name of Object.keys(state) as (keyof MediaState)[]) {
    Object.defineProperty(video, name, { get: () => state[name] });
  }
  const calls: string[] = [];
  video.play = () => {
    calls.push('play');
    return Promise.resolve();
  };
  video.pause = () => void calls.push('pause');
  video.load = () => {
    calls.push('load');
    state.readyState = HAVE_NOTHING;
  };

  const film = () => {
    if (!rendered.film) throw new Error('nothing is rendered');
    return rendered.film;
  };
  const enter = (changes: Partial<MediaState>, event: string, target: Element = video) => {
    Object.assign(state, changes);
    fireEvent(target, new Event(event));
  };
  return { film, video, calls, enter };
}

test('it waits while playback lacks data, and no longer', () => {
  const { film, enter } = renderFilm();
  enter({ paused: false, readyState: HAVE_CURRENT_DATA }, 'waiting');
  expect(film()).toMatchObject({ playing: true, waiting: true });
  enter({ readyState: HAVE_FUTURE_DATA }, 'playing');
  expect(film()).toMatchObject({ playing: true, waiting: false });
});

test('a paused film without data does not wait', () => {
  const { film, enter } = renderFilm();
  enter({ readyState: HAVE_METADATA }, 'loadedmetadata');
  expect(film()).toMatchObject({ playing: false, waiting: false });
});

test('at its end it is paused, and the next toggle plays', () => {
  const { film, calls, enter } = renderFilm();
  enter({ paused: false, readyState: HAVE_FUTURE_DATA }, 'playing');
  enter({ ended: true }, 'ended');
  expect(film().playing).toBe(false);
  act(() => film().toggle());
  expect(calls).toEqual(['play']);
});

test('while it plays, a toggle pauses', () => {
  const { film, calls, enter } = renderFilm();
  enter({ paused: false, readyState: HAVE_FUTURE_DATA }, 'playing');
  act(() => film().toggle());
  expect(calls).toEqual(['pause']);
  expect(film().playing).toBe(true);
  enter({ paused: true }, 'pause');
  expect(film().playing).toBe(false);
});

test('a source that does not load fails the film, although the error event does not bubble', () => {
  const { film, enter } = renderFilm();
  enter({ paused: false, networkState: NETWORK_NO_SOURCE }, 'error', screen.getByTestId('source'));
  expect(film()).toMatchObject({ failed: true, playing: false, waiting: false });
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

test('after a failure, a toggle tries again', () => {
  const { film, calls, enter } = renderFilm();
  enter({ networkState: NETWORK_NO_SOURCE }, 'error');
  act(() => film().toggle());
  expect(calls).toEqual(['load', 'play']);
});

test('a seek before the metadata shows at once and is made once they are there', () => {
  const { film, video, enter } = renderFilm();
  act(() => film().seek(36));
  expect(film().time).toBe(36);
  expect(video.currentTime).toBe(0);
  enter({ readyState: HAVE_METADATA }, 'loadedmetadata');
  expect(video.currentTime).toBe(36);
});

test('of several seeks before the metadata the last one is made, once', () => {
  const { film, video, enter } = renderFilm();
  act(() => film().seek(36));
  act(() => film().seek(72));
  enter({ readyState: HAVE_METADATA }, 'loadedmetadata');
  video.currentTime = 80;
  enter({}, 'loadedmetadata');
  expect(film().time).toBe(80);
});

test('with the metadata there, playing from a second seeks first', () => {
  const { film, video, calls, enter } = renderFilm();
  enter({ readyState: HAVE_METADATA }, 'loadedmetadata');
  act(() => film().playFrom(60));
  expect(video.currentTime).toBe(60);
  expect(calls).toEqual(['play']);
});

test('a jump lasts until its seek is done', () => {
  const { film, enter } = renderFilm();
  act(() => film().jump(60));
  expect(film().jumping, 'before the metadata').toBe(true);
  enter({ readyState: HAVE_METADATA, seeking: true }, 'loadedmetadata');
  enter({}, 'timeupdate');
  expect(film().jumping, 'while it seeks').toBe(true);
  enter({ seeking: false }, 'seeked');
  expect(film().jumping).toBe(false);
});

test('the seek bar’s seeks are no jumps: what they pass is shown', () => {
  const { film, enter } = renderFilm();
  enter({ readyState: HAVE_METADATA, seeking: true }, 'loadedmetadata');
  act(() => film().seek(60));
  expect(film().jumping).toBe(false);
});
