import { colours, indexInFront, keyframes, profile, quiet, reproducible, toVideoColour } from '../encode.ts';
import { color, frame } from '../ui/theme.ts';

/** The most bytes that a second of a recorded film may have, with its sound: what a slow phone's link brings in a second. */
export const bytesPerSecond = 40_000;

/** The most bytes that the poster may have as WebP. */
export const posterBytes = 60_000;

const { width, height } = frame;

/** Bit rates in bits a second. The pictures get what the bound leaves after sound and index. */
const bits = { sound: 64_000, pictures: 230_000 };

/** Has ffmpeg report its progress on standard output every ten seconds. */
const progress = ['-progress', 'pipe:1', '-stats_period', '10'];

/** Returns how many of `all` seconds are encoded, from what `-progress` writes, or undefined if that is not in it. */
export function secondsDone(output: string, all: number): number | undefined {
  // The last `out_time_us` may be where the last packet begins.
  if (/^progress=end$/m.test(output)) return all;
  const [, microseconds] = /^out_time_us=(\d+)/m.exec(output) ?? [];
  return microseconds ? Math.min(Math.floor(Number(microseconds) / 1_000_000), all) : undefined;
}

/** Shows all of a picture, undistorted, in the film's frame. What it does not fill has the colour of the app's ground. */
const fit =
  `scale=w=2*round(min(${width}\\,${height}*dar)/2):h=2*round(min(${height}\\,${width}/dar)/2)` +
  `:${toVideoColour},setsar=1,pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:color=${color.paper.replace('#', '0x')}`;

interface RecordedFilm {
  from: string;
  to: string;
  /** Whole seconds. */
  duration: number;
  sound: boolean;
  /** The seconds that the site seeks to. */
  seconds: readonly number[];
}

/** The arguments that make the film of a recording. */
export function recordedFilmArguments({ from, to, duration, sound, seconds }: RecordedFilm): string[] {
  return [
    ...quiet,
    ...['-i', from, '-t', `${duration}`, '-map', '0:v:0', '-map_chapters', '-1'],
    // A phone records a frame when the screen changes; the last one stays to the end.
    ...['-vf', `fps=${frame.rate},${fit},tpad=stop_mode=clone:stop_duration=1`],
    ...colours,
    // At CRF 28 text is sharp. Moving pictures become coarse rather than many bytes.
    ...['-c:v', 'libx264', ...profile, '-preset', 'medium', '-crf', '28'],
    ...['-maxrate', `${bits.pictures}`, '-bufsize', `${2 * bits.pictures}`],
    ...keyframes(seconds),
    ...(sound
      ? ['-map', '0:a:0', '-c:a', 'aac', '-b:a', `${bits.sound}`, '-ac', '1', '-flags:a', '+bitexact']
      : ['-an']),
    ...indexInFront,
    ...reproducible,
    ...progress,
    to,
  ];
}

/** The arguments that write the frame of a recording at a second to standard output, as a PNG. */
export function stillArguments(from: string, second: number): string[] {
  const png = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
  return [...quiet, '-ss', `${second}`, '-i', from, '-vf', `${fit},format=rgb24`, ...png];
}
