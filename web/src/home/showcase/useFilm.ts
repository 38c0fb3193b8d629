import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The state of the media element; times in seconds. */
export interface FilmState {
  playing: boolean;
  /** Playback has been requested and lacks data. */
  waiting: boolean;
  failed: boolean;
  /** A jump is not done yet: the element may show frames of another moment. */
  jumping: boolean;
  /** Nothing of it has been played yet. */
  unplayed: boolean;
  /** In full screen, with the browser's own controls. */
  fillsScreen: boolean;
  time: number;
  /** From which second to which the film has been received, about `time`; whole seconds. */
  received: readonly [from: number, to: number];
}

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

const initialState: FilmState = {
  playing: false,
  waiting: false,
  failed: false,
  jumping: false,
  unplayed: false,
  fillsScreen: false,
  time: 0,
  received: [0, 0],
};

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
  'progress',
  'emptied',
  'error',
  'fullscreenchange',
] as const;

function stateOf(video: HTMLVideoElement, pendingSeek: number | undefined): Omit<FilmState, 'jumping'> {
  const failed = Boolean(video.error) || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const playing = !failed && !video.paused && !video.ended;
  return {
    failed,
    playing,
    waiting: playing && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    unplayed: video.played.length === 0,
    fillsScreen: document.fullscreenElement === video,
    time: pendingSeek ?? video.currentTime,
    received: receivedAt(video, pendingSeek ?? video.currentTime),
  };
}

/** The whole seconds received about a moment of the film. */
function receivedAt({ buffered }: HTMLVideoElement, time: number): FilmState['received'] {
  for (let index = 0; index < buffered.length; index++) {
    const [from, to] = [Math.floor(buffered.start(index)), Math.floor(buffered.end(index))];
    if (from <= time && time <= to) return [from, to];
  }
  return [0, 0];
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
