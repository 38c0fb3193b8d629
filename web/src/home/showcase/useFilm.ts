import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FilmState, initialState, stateEvents, stateOf } from './filmState.ts';

export interface Film extends FilmState {
  ref: RefObject<HTMLVideoElement | null>;
  /** Shows the frame that a jump has left. */
  lastFrame: RefObject<HTMLCanvasElement | null>;
  /** Plays or pauses. After the end, plays from the start; after a failure, tries again. */
  toggle: () => void;
  /** Seeks to a second as soon as the metadata are loaded, as the seek bar does. Does not play or pause. */
  seek: (seconds: number) => void;
  /** Seeks to another part of the film. Does not play or pause. */
  jump: (seconds: number) => void;
  /** Jumps to a second and plays. Call it in a click handler: browsers require a user gesture. */
  playFrom: (seconds: number) => void;
  /** Loads the film again after a failure and plays from the same second. */
  retry: () => void;
  /** Shows the film alone, where the browser can. */
  fillScreen: () => void;
}

/** Controls a media element. The state follows the element's events, because a browser may refuse a request. */
export function useFilm(): Film {
  const ref = useRef<HTMLVideoElement>(null);
  const lastFrame = useRef<HTMLCanvasElement>(null);
  const pendingSeek = useRef<number | undefined>(undefined);
  const jumping = useRef(false);
  const [state, setState] = useState(initialState);

  const update = useCallback(() => {
    if (!ref.current) return;
    jumping.current &&= pendingSeek.current !== undefined || ref.current.seeking;
    setState({ ...stateOf(ref.current, pendingSeek.current), jumping: jumping.current });
  }, []);

  const seek = useCallback(
    (seconds: number) => {
      pendingSeek.current = seconds;
      if (ref.current) applySeek(ref.current, pendingSeek);
      update();
    },
    [update],
  );

  const jump = useCallback(
    (seconds: number) => {
      if (!jumping.current) copyFrame(ref.current, lastFrame.current);
      jumping.current = true;
      seek(seconds);
    },
    [seek],
  );

  const playFrom = (seconds: number) => {
    jump(seconds);
    if (ref.current) play(ref.current);
  };

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    update(); // The browser's own controls may have played it before.
    const onMetadata = () => applySeek(video, pendingSeek);
    video.addEventListener('loadedmetadata', onMetadata);
    // In the capture phase: the error event of a <source> does not bubble.
    for (const type of stateEvents) video.addEventListener(type, update, true);
    return () => {
      video.removeEventListener('loadedmetadata', onMetadata);
      for (const type of stateEvents) video.removeEventListener(type, update, true);
    };
  }, [update]);

  const retry = () => {
    ref.current?.load();
    playFrom(state.time);
  };

  const toggle = () => {
    if (!ref.current) return;
    if (state.failed) retry();
    else if (state.playing) ref.current.pause();
    else play(ref.current);
  };

  const fillScreen = () => void ref.current?.requestFullscreen().catch(() => {});

  return { ...state, ref, lastFrame, toggle, seek, jump, playFrom, retry, fillScreen };
}

/** Copies what a film shows. At its start that is the poster. */
function copyFrame(video: HTMLVideoElement | null, canvas: HTMLCanvasElement | null): void {
  if (!video || !canvas || (video.currentTime === 0 && video.played.length === 0)) return;
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
}

/** Makes a pending seek once the metadata are loaded. Before that, some browsers lose it and others start from 0. */
function applySeek(video: HTMLVideoElement, pendingSeek: RefObject<number | undefined>): void {
  if (pendingSeek.current === undefined || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
  video.currentTime = pendingSeek.current;
  pendingSeek.current = undefined;
}

/** Plays. A rejection needs no handling: the element stays paused or fires `error`, and the state shows it. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}
