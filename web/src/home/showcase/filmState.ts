/** The state of the media element, before it is asked; times in seconds. */
export const initialState = {
  playing: false,
  /** Playback has been requested and lacks data. */
  waiting: false,
  failed: false,
  /** A jump is not done yet: the element may show frames of another moment. */
  jumping: false,
  /** Nothing of it has been played yet. */
  unplayed: false,
  /** In full screen, with the browser's own controls. */
  fillsScreen: false,
  time: 0,
  /** From which second to which the film has been received, about `time`; whole seconds. */
  received: [0, 0] as readonly [from: number, to: number],
};

type FilmState = typeof initialState;

/** The events after which the state may be another. */
export const stateEvents = [
  'loadedmetadata',
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'timeupdate',
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
  const time = pendingSeek ?? video.currentTime;
  return {
    failed,
    playing,
    waiting: playing && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    unplayed: video.played.length === 0,
    fillsScreen: document.fullscreenElement === video,
    time,
    received: receivedAt(video.buffered, time),
  };
}

/** The whole seconds received about a moment of the film. */
function receivedAt(buffered: TimeRanges, time: number): FilmState['received'] {
  for (let index = 0; index < buffered.length; index++) {
    const [from, to] = [Math.floor(buffered.start(index)), Math.floor(buffered.end(index))];
    if (from <= time && time <= to) return [from, to];
  }
  return [0, 0];
}
