import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { posterArguments } from '../encode.ts';
import { run } from '../ffmpeg.ts';
import { chaptersVtt } from '../vtt.ts';
import { faultsOf, type Recording } from './check.ts';
import { bytesPerSecond, posterBytes, recordedFilmArguments, secondsDone, stillArguments } from './encode.ts';

/** The file of the facts that messages name. */
const facts = 'web/shared/recording.ts';

interface Conversion {
  /** The owner's recording. */
  file: string;
  /** Whether to keep its sound. */
  sound: boolean;
  recording: Recording;
  /** Where the film, its posters and its chapters are written. */
  folder: string;
  /** Called about every ten seconds with the seconds of the film that are encoded, and its length in seconds. */
  onProgress?: (done: number, all: number) => void;
}

/** Makes the film, the posters and the chapters from a recording. Returns the film's length in seconds. */
export async function convert({ file, sound, recording, folder, onProgress }: Conversion): Promise<number> {
  const source = await probe(file);
  const faults = faultsOf(recording, source.duration);
  if (sound && !source.sound) faults.push(`${file} has no sound: leave SOUND=1 out`);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${facts}: ${fault}`).join('\n'));

  await mkdir(folder, { recursive: true });
  const to = (name: string) => path.join(folder, name);
  const seconds = recording.chapters.map(({ start }) => start);
  const film = { from: file, to: to('demo.mp4'), duration: Math.floor(source.duration), sound, seconds };
  await run('ffmpeg', recordedFilmArguments(film), [], (output) => {
    const done = secondsDone(`${output}`, film.duration);
    if (done !== undefined) onProgress?.(done, film.duration);
  });
  const { duration } = await probe(film.to);
  await expectSize(
    film.to,
    bytesPerSecond * duration,
    'record less that moves, or fewer seconds, or leave SOUND=1 out',
  );

  const still = await run('ffmpeg', stillArguments(file, recording.posterTime));
  for (const name of ['poster.webp', 'poster.jpg']) await run('ffmpeg', posterArguments(to(name)), [still]);
  await expectSize(to('poster.webp'), posterBytes, `choose a calmer second: posterTime in ${facts}`);
  await writeFile(to('chapters.vtt'), chaptersVtt(recording.chapters, duration));
  return duration;
}

/** Throws when a file has more bytes than it may, with what to do. */
export async function expectSize(file: string, most: number, remedy: string): Promise<void> {
  const { size } = await stat(file);
  if (size > most) throw new Error(`${path.basename(file)} would have ${size} bytes, and may have ${most}: ${remedy}`);
}

/** The length of a video in seconds, and whether it has sound. */
async function probe(file: string): Promise<{ duration: number; sound: boolean }> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const show = ['-show_entries', 'stream=codec_type,duration:format=duration', '-of', 'json'];
  const json = await run('ffprobe', ['-loglevel', 'error', ...show, file]).catch((error: Error) => {
    throw error.message.includes('ENOENT') ? error : new Error(`${file} is not a video that ffmpeg reads`);
  });
  const { streams = [], format = {} } = JSON.parse(json.toString());
  const ofType = (type: string) => streams.find((stream: { codec_type: string }) => stream.codec_type === type);
  const duration = Number(ofType('video')?.duration ?? format.duration);
  // A picture is a video without a length.
  if (!ofType('video') || !(duration > 1)) throw new Error(`${file} is not a video that ffmpeg reads`);
  return { duration, sound: ofType('audio') !== undefined };
}
