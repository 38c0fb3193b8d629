import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { attempt } from '../../ui/attempt.ts';
import { listen } from '../../ui/listen.ts';
import { initialState, isSpoilt, reaches, stateEvents, stateOf } from './filmState.ts';
import { useFilmLoading } from './useFilmLoading.ts';
import { useFullScreen } from './useFullScreen.ts';

/** What `useFilm` returns. */
export type Film = ReturnType<typeof useFilm>;

/** Controls a media element. The state follows the element's events, because a browser may refuse a request. */
export function useFilm() {
  const ref = useRef<HTMLVideoElement>(null);
  const lastFrame = useRef<HTMLCanvasElement>(null);
  const pendingSeek = useRef<number | undefined>(undefined);
  const jumping = useRef(false);
  const retried = useRef(false);
  const unreachable = useRef<number | undefined>(undefined);
  const [state, setState] = useState(initialState);
  const { loading, reload } = useFilmLoading(ref, state.waiting, () => update());
  const { screenRefused, mayFillScreen, endRefusal, fillScreen } = useFullScreen(ref);

  const update = useCallback(() => {
    const video = ref.current;
    if (!video) return;
    if (!video.paused) unreachable.current = undefined;
    const spoilt = isSpoilt(video);
    if (spoilt && !video.paused) video.pause();
    // Before the metadata has loaded, some browsers ignore a seek and others start from 0.
    if (!spoilt && pendingSeek.current !== undefined && video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      if (reaches(video, pendingSeek.current)) video.currentTime = pendingSeek.current;
      else {
        unreachable.current = pendingSeek.current;
        video.pause();
      }
      pendingSeek.current = undefined;
    }
    jumping.current &&= pendingSeek.current !== undefined || video.seeking;
    if (!spoilt && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) retried.current = false;
    setState({
      ...stateOf(video, pendingSeek.current, loading.current),
      jumping: jumping.current,
      retried: retried.current,
      unreachable: unreachable.current,
    });
  }, [loading]);

  const seekTo = (seconds: number) => {
    endRefusal();
    pendingSeek.current = seconds;
    unreachable.current = undefined;
    update();
  };

  /** Keeps the last frame on the screen until a seek is done. */
  const keepFrame = () => {
    if (!jumping.current) copyFrame(ref.current, lastFrame.current);
    jumping.current = true;
  };

  /** Loads the film again, from the same second, if it has failed or no bytes arrive. It stays paused or playing. */
  const askAgain = () => {
    const video = ref.current;
    if (!video || (!state.failed && loading.current === 'active')) return;
    const { paused, currentTime } = video;
    // A timeout says nothing of the file: to load the page again would not help.
    retried.current = state.failed && loading.current !== 'timedOut';
    keepFrame();
    reload();
    seekTo(pendingSeek.current ?? currentTime);
    if (!paused) play(video);
  };

  /** Seeks as soon as the metadata has loaded. Does not play or pause. */
  const seek = (seconds: number) => {
    askAgain();
    seekTo(seconds);
  };

  /** Seeks, and keeps the last frame on the screen until the seek is done. Does not play or pause. */
  const jump = (seconds: number) => {
    askAgain();
    keepFrame();
    seekTo(seconds);
  };

  /** Jumps to a second and plays. Browsers require a user gesture: a click. */
  const playFrom = (seconds: number) => {
    jump(seconds);
    if (ref.current?.paused && unreachable.current === undefined) play(ref.current);
  };

  // The browser's own controls and the keys of headphones ask the element.
  const onNativeControl = useEffectEvent(() => {
    if (loading.current !== 'active') askAgain();
  });

  useEffect(() => {
    update(); // The browser's own controls may have played it before.
    // In the capture phase: the error event of a <source> does not bubble.
    return listen(ref.current, stateEvents, update, { capture: true });
  }, [update]);
  useEffect(() => listen(ref.current, ['play', 'seeking'], () => onNativeControl()), []);

  // Before its element leaves the document. Else a film in a window of its own would play on, with nothing to pause it.
  useLayoutEffect(() => {
    return function leavePictureInPicture() {
      attempt(() => document.exitPictureInPicture().catch(() => {}));
    };
  }, []);

  const retry = () => playFrom(state.time);

  /** Plays or pauses. After the end, plays from the start; after a failure, tries again. */
  const toggle = () => {
    if (!ref.current) return;
    endRefusal();
    if (state.playing) ref.current.pause();
    else if (state.failed || loading.current !== 'active') retry();
    else play(ref.current);
  };

  const canFillScreen = state.canFillScreen && mayFillScreen;
  const asks = { toggle, seek, jump, playFrom, retry, fillScreen, endRefusal };
  return { ...state, canFillScreen, screenRefused, ref, lastFrame, ...asks };
}

/** Copies what a film shows. At its start that is the poster. */
function copyFrame(video: HTMLVideoElement | null, canvas: HTMLCanvasElement | null): void {
  if (!video || !canvas || (video.currentTime === 0 && video.played.length === 0)) return;
  attempt(() => canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height));
}

/** Plays. A rejection needs no handling: the element stays paused or fires `error`, and the state shows it. */
function play(video: HTMLVideoElement): void {
  attempt(() => video.play().catch(() => {}));
}
