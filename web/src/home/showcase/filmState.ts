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

/** Before the element is asked. */
export const initialState: FilmState = {
  playing: false,
  waiting: false,
  failed: false,
  jumping: false,
  unplayed: false,
  fillsScreen: false,
  time: 0,
  received: [0, 0],
};

/** The events after which the state may be another. */
export const stateEvents = [
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

/** What a media element says of itself. A seek that is still to be made counts as made. */
export function stateOf(video: HTMLVideoElement, pendingSeek: number | undefined): Omit<FilmState, 'jumping'> {
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
