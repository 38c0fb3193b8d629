import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** What the media element says of itself; times in seconds. */
export interface FilmState {
  playing: boolean;
  /** Playback was asked for and waits for data. */
  waiting: boolean;
  failed: boolean;
  time: number;
}

export interface Film extends FilmState {
  ref: RefObject<HTMLVideoElement | null>;
  /** Plays or pauses; after the end, plays from the start. */
  toggle: () => void;
  /** Goes to a second, as soon as the metadata allow it, and keeps playing or paused. */
  seek: (seconds: number) => void;
  /** Goes to a second and plays. Call it inside a click: browsers ask for the gesture. */
  playFrom: (seconds: number) => void;
  /** Loads again after a failure. */
  retry: () => void;
}

const initialState: FilmState = {
  playing: false,
  waiting: false,
  failed: false,
  time: 0,
};

/** Drives a media element and mirrors its state: what is shown is what its events say, not what was asked of it. */
export function useFilm(): Film {
  const ref = useRef<HTMLVideoElement>(null);
  const pendingSeek = useRef<number | undefined>(undefined);
  const [state, setState] = useState(initialState);

  const update = useCallback(() => {
    if (ref.current) setState(read(ref.current, pendingSeek.current));
  }, []);

  const seek = useCallback(
    (seconds: number) => {
      pendingSeek.current = seconds;
      if (ref.current) applySeek(ref.current, pendingSeek);
      update();
    },
    [update],
  );

  const playFrom = useCallback(
    (seconds: number) => {
      seek(seconds);
      if (ref.current) play(ref.current);
    },
    [seek],
  );

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const onMetadata = () => applySeek(video, pendingSeek);
    video.addEventListener('loadedmetadata', onMetadata);
    // Capturing, because a source that fails says so itself.
    for (const type of stateEvents) video.addEventListener(type, update, true);
    return () => {
      video.removeEventListener('loadedmetadata', onMetadata);
      for (const type of stateEvents) video.removeEventListener(type, update, true);
    };
  }, [update]);

  const toggle = () => {
    if (!ref.current) return;
    if (state.playing) ref.current.pause();
    else play(ref.current);
  };

  const retry = () => {
    if (!ref.current) return;
    pendingSeek.current = state.time;
    ref.current.load();
    play(ref.current);
  };

  return { ...state, ref, toggle, seek, playFrom, retry };
}

const stateEvents = [
  'loadedmetadata',
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'canplay',
  'timeupdate',
  'seeking',
  'seeked',
  'emptied',
  'error',
] as const;

function read(video: HTMLVideoElement, pendingSeek: number | undefined): FilmState {
  const failed = Boolean(video.error) || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const playing = !failed && !video.paused && !video.ended;
  return {
    failed,
    playing,
    waiting: playing && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: pendingSeek ?? video.currentTime,
  };
}

/** A seek before the metadata would be lost or start from 0, depending on the browser: it waits. */
function applySeek(video: HTMLVideoElement, pendingSeek: RefObject<number | undefined>): void {
  if (pendingSeek.current === undefined || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
  video.currentTime = pendingSeek.current;
  pendingSeek.current = undefined;
}

/** A refused or interrupted play needs no answer of its own: the element stays paused, or fires `error`. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}
