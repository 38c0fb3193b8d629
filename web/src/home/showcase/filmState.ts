import { filmType } from '../../../shared/filmType.ts';
import { duration } from '../../../shared/shownFilm.ts';
import { attempt } from '../../ui/attempt.ts';
import type { FilmLoading } from './useFilmLoading.ts';

/** An iPhone shows a video in full screen by methods of its own, and no other element (WebKit's HTMLVideoElement). */
declare global {
  interface HTMLVideoElement {
    /** Whether `webkitEnterFullscreen` would work: the metadata has loaded. */
    webkitSupportsFullscreen?: boolean;
    webkitDisplayingFullscreen?: boolean;
    webkitEnterFullscreen?(): void;
  }
}

/** The state before hydration. Times are in seconds. */
export const initialState = {
  playing: false,
  /** Playback has been requested and lacks data. */
  waiting: false,
  failed: false,
  /** It has failed, and the browser cannot decode it. */
  unsupported: false,
  /** It has failed before and has not played since. */
  retried: false,
  /** The second that was asked for, where the film cannot be wound to it. */
  unreachable: undefined as number | undefined,
  /** A jump has not finished: the element may still show frames of another moment. */
  jumping: false,
  /** No part of the film has been played. */
  unplayed: false,
  canFillScreen: false,
  /** The film is in full screen, with native controls. */
  fillsScreen: false,
  time: 0,
};

/** The events that may change the state. Before `loadstart` an element with a source may report that it has none. */
export const stateEvents = [
  'loadstart',
  'loadedmetadata',
  'durationchange',
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'timeupdate',
  'seeked',
  'emptied',
  'error',
  'fullscreenchange',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
] as const;

/** What a media element says of itself. A seek that is still to be made counts as made, and a timeout as a failure. */
export function stateOf(video: HTMLVideoElement, pendingSeek: number | undefined, loading: FilmLoading) {
  const noSource = video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const failed = Boolean(video.error) || noSource || loading === 'timedOut' || isSpoilt(video);
  const playing = !failed && !video.paused && !video.ended;
  return {
    failed,
    unsupported: failed && attempt(() => video.canPlayType(filmType)) === '',
    playing,
    waiting: playing && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    unplayed: video.played.length === 0,
    canFillScreen: Boolean(document.fullscreenEnabled || video.webkitSupportsFullscreen),
    fillsScreen: Boolean(document.fullscreenElement === video || video.webkitDisplayingFullscreen),
    time: pendingSeek ?? video.currentTime,
  };
}

/**
 * Reports whether an element has another length than the film. In WebKit that can follow a second load, and always follows
 * where `seekable` is read before the metadata: it stays short, or grows with the clock.
 */
export function isSpoilt(video: HTMLVideoElement): boolean {
  return video.readyState >= HTMLMediaElement.HAVE_METADATA && Math.abs(video.duration - duration) > 1;
}

/** Reports whether a film can be wound to a second. Where a proxy drops byte ranges, Chromium can seek to the start alone. */
export function reaches({ seekable }: HTMLVideoElement, second: number): boolean {
  const last = seekable.length - 1;
  // A browser may not say yet, and a film may end a little before its stated end.
  return last < 0 || second <= seekable.end(last) + 1;
}
