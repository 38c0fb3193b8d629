import { fileURLToPath } from 'node:url';
import { chapters, startOf } from '../shared/timeline.ts';
import { frame } from './ui/theme.ts';

/** The files that are rendered from the scenes and checked in. */
export const output = {
  film: inFolder('demo.mp4'),
  posterWebp: inFolder('poster.webp'),
  posterJpeg: inFolder('poster.jpg'),
  chapters: inFolder('chapters.vtt'),
  /** The fingerprint of film and posters, and of what they were made from. */
  drawnFrom: inFolder('drawn-from.sha256'),
} as const;

/** Where the contact sheet is written; the folder is not checked in. */
export const contactSheet = fileURLToPath(new URL('../../.cache/film/contact-sheet.png', import.meta.url));

/** The second that the poster shows, with the whole measurement, and the seconds between the contact sheet's frames. */
export const posterTime = startOf('goniometria') + 17.5;
export const sheetStep = 3;

/** The seconds that the site seeks to: each has a keyframe, so that a player need not decode what comes before. */
const seekPoints = chapters.map(({ start }) => start);

/** Options of a scale to the colours that players assume for HD: the BT.709 matrix in limited range. */
export const toVideoColour = 'out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p';

/** Tags the stream with these colours. */
export const colours = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');

/** A keyframe every two seconds and at each of the given seconds. One every second would cost a megabyte; a longer gap slows seeks down. */
export function keyframes(seconds: readonly number[]): string[] {
  return ['-g', `${2 * frame.rate}`, '-keyint_min', '1', '-sc_threshold', '0', '-force_key_frames', seconds.join(',')];
}

/** What a decoder has to promise: the lowest level for these frames. Without it x264 keeps more reference frames, which small phones refuse. */
export const profile = ['-profile:v', 'high', '-level', '3.1'];

/** Puts the index before the pictures, so that a player can seek before it has the whole file. */
export const indexInFront = ['-movflags', '+faststart'];

/** Reproducible output: no dates, no versions, and a fixed number of threads. */
export const reproducible = ['-threads', '2', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];

/** Raw RGBA frames from standard input. */
const rawInput = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${frame.width}x${frame.height}`];

/** Prints errors only, and overwrites files. */
export const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

/** The arguments that encode frames from standard input to the film. */
export function filmArguments(file: string): string[] {
  return [
    ...quiet,
    ...rawInput,
    ...['-r', `${frame.rate}`, '-i', '-'],
    ...['-vf', `scale=${toVideoColour}`],
    ...colours,
    // `animation` suits flat colours. At CRF 32.5 still text has no halo.
    ...['-c:v', 'libx264', ...profile, '-preset', 'slow', '-tune', 'animation', '-crf', '32.5'],
    // Short keyframes, because a seek on a slow link waits for one: still text needs no more precision in them than in
    // what is predicted from them, flat colours have no texture to keep, and edges can do with less.
    ...['-x264-params', 'ipratio=1:psy=0:aq-strength=1:subme=10:me=umh'],
    ...keyframes(seekPoints),
    // Without a pyramid of B-frames the index needs fewer entries and is a third shorter.
    ...['-b-pyramid', 'none'],
    ...indexInFront,
    '-an',
    ...reproducible,
    file,
  ];
}

/** The arguments that encode one PNG from standard input to a poster. */
export function posterArguments(file: string): string[] {
  const quality = file.endsWith('.webp')
    ? ['-c:v', 'libwebp', '-quality', '46', '-preset', 'picture', '-compression_level', '6']
    : ['-q:v', '4'];
  return [...quiet, '-f', 'image2pipe', '-c:v', 'png', '-i', '-', ...quality, '-bitexact', '-frames:v', '1', file];
}

/** The arguments that tile `count` PNGs from standard input into one picture. */
export function sheetArguments(count: number, file: string): string[] {
  const columns = 6;
  const tile = `scale=360:-1,tile=${columns}x${Math.ceil(count / columns)}:padding=8:color=gray`;
  return [...quiet, '-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-vf', tile, '-frames:v', '1', file];
}

function inFolder(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
