import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { initialState, stateEvents, stateOf } from './filmState.ts';

/** What `useFilm` returns. */
export type Film = ReturnType<typeof useFilm>;

/** Controls a media element. The state follows the element's events, because a browser may refuse a request. */
export function useFilm() {
  const ref = useRef<HTMLVideoElement>(null);
  // Shows the last frame before a jump.
  const lastFrame = useRef<HTMLCanvasElement>(null);
  const pendingSeek = useRef<number | undefined>(undefined);
  const jumping = useRef(false);
  const retried = useRef(false);
  const [state, setState] = useState(initialState);

  const update = useCallback(() => {
    const video = ref.current;
    if (!video) return;
    // Before the metadata has loaded, some browsers ignore a seek and others start from 0.
    if (pendingSeek.current !== undefined && video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      video.currentTime = pendingSeek.current;
      pendingSeek.current = undefined;
    }
    jumping.current &&= pendingSeek.current !== undefined || video.seeking;
    retried.current &&= video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    setState({ ...stateOf(video, pendingSeek.current), jumping: jumping.current, retried: retried.current });
  }, []);

  /** Seeks as soon as the metadata has loaded. Does not play or pause. */
  const seek = (seconds: number) => {
    pendingSeek.current = seconds;
    update();
  };

  /** Seeks, and keeps the last frame on the screen until the seek is done. Does not play or pause. */
  const jump = (seconds: number) => {
    if (!jumping.current) copyFrame(ref.current, lastFrame.current);
    jumping.current = true;
    seek(seconds);
  };

  /** Jumps to a second and plays; after a failure, loads the film again. Browsers require a user gesture: a click. */
  const playFrom = (seconds: number) => {
    if (state.failed) {
      retried.current = true;
      ref.current?.load();
    }
    jump(seconds);
    if (ref.current) play(ref.current);
  };

  useEffect(() => {
    update(); // The browser's own controls may have played it before.
    const listening = new AbortController();
    // In the capture phase: the error event of a <source> does not bubble.
    const options = { capture: true, signal: listening.signal };
    for (const type of stateEvents) ref.current?.addEventListener(type, update, options);
    return () => listening.abort();
  }, [update]);

  // Before its element leaves the document. Else a film in a window of its own would play on, with nothing to pause it.
  useLayoutEffect(() => () => void document.exitPictureInPicture?.().catch(() => {}), []);

  /** Tries again after a failure, from the same second. */
  const retry = () => playFrom(state.time);

  /** Plays or pauses. After the end, plays from the start; after a failure, tries again. */
  const toggle = () => {
    if (!ref.current) return;
    if (state.failed) retry();
    else if (state.playing) ref.current.pause();
    else play(ref.current);
  };

  /** Shows the film alone, where the browser can. */
  const fillScreen = () => {
    if (document.fullscreenEnabled) ref.current?.requestFullscreen().catch(() => {});
    else ref.current?.webkitEnterFullscreen?.();
  };

  return { ...state, ref, lastFrame, toggle, seek, jump, playFrom, retry, fillScreen };
}

/** Copies what a film shows. At its start that is the poster. */
function copyFrame(video: HTMLVideoElement | null, canvas: HTMLCanvasElement | null): void {
  if (!video || !canvas || (video.currentTime === 0 && video.played.length === 0)) return;
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
}

/** Plays. A rejection needs no handling: the element stays paused or fires `error`, and the state shows it. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}
