import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The state of the media element; times in seconds. */
export interface FilmState {
  playing: boolean;
  /** Playback has been requested and lacks data. */
  waiting: boolean;
  failed: boolean;
  /** A jump is not done yet: the element may show frames of another moment. */
  jumping: boolean;
  time: number;
}

export interface Film extends FilmState {
  ref: RefObject<HTMLVideoElement | null>;
  /** Plays or pauses. After the end, plays from the start. */
  toggle: () => void;
  /** Seeks to a second as soon as the metadata are loaded, as the seek bar does. Does not play or pause. */
  seek: (seconds: number) => void;
  /** Seeks to another part of the film. Does not play or pause. */
  jump: (seconds: number) => void;
  /** Jumps to a second and plays. Call it in a click handler: browsers require a user gesture. */
  playFrom: (seconds: number) => void;
  /** Loads the film again after a failure and plays from the same second. */
  retry: () => void;
}

const initialState: FilmState = {
  playing: false,
  waiting: false,
  failed: false,
  jumping: false,
  time: 0,
};

/** Controls a media element. The state follows the element's events, because a browser may refuse a request. */
export function useFilm(): Film {
  const ref = useRef<HTMLVideoElement>(null);
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

  const toggle = () => {
    if (!ref.current || state.failed) return;
    if (state.playing) ref.current.pause();
    else play(ref.current);
  };

  const retry = () => {
    if (!ref.current) return;
    ref.current.load();
    playFrom(state.time);
  };

  return { ...state, ref, toggle, seek, jump, playFrom, retry };
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

function stateOf(video: HTMLVideoElement, pendingSeek: number | undefined): Omit<FilmState, 'jumping'> {
  const failed = Boolean(video.error) || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const playing = !failed && !video.paused && !video.ended;
  return {
    failed,
    playing,
    waiting: playing && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: pendingSeek ?? video.currentTime,
  };
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
