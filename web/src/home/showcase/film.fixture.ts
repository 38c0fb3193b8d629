import { fireEvent, renderHook } from '@testing-library/react';
import { useFilm } from './useFilm.ts';

/** A video that useFilm drives, and that plays nothing. `enter` sets its state, and fires the event that reports it. */
export function renderFilm() {
  const video = document.createElement('video');
  const { result } = renderHook(() => {
    const film = useFilm();
    film.ref.current = video;
    return film;
  });
  const film = () => result.current;

  const become = (state: Partial<HTMLVideoElement>) => {
    for (const [name, value] of Object.entries(state)) Object.defineProperty(video, name, { value, writable: true });
  };
  const calls: string[] = [];
  Object.assign(video, {
    play() {
      calls.push('play');
      return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    },
    pause: () => calls.push('pause'),
    load() {
      calls.push('load');
      become({ readyState: HTMLMediaElement.HAVE_NOTHING, currentTime: 0 });
    },
  });

  const enter = (state: Partial<HTMLVideoElement>, event: string, target: Element = video) => {
    become(state);
    fireEvent(target, new Event(event));
  };
  return { film, video, calls, enter };
}
