import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../ffmpeg.ts';
import { expectPlayable } from '../playable.fixture.ts';
import { probe } from '../probe.fixture.ts';
import { convert, expectSize } from './convert.ts';
import { recordedFilmArguments } from './encode.ts';

const chapter = (id: string, start: number) => ({ id, start, title: 'Título', transcript: 'A tela mostra a lista.' });
const chapters = [chapter('abertura', 0), chapter('medida', 13)];
const recording = { chapters, posterTime: 20, note: 'Telas do app.', description: 'Uma avaliação.' };

let folder = '';
const inFolder = (name: string) => path.join(folder, name);

/** Makes a recording from one of ffmpeg's test sources. */
async function drawn(name: string, picture: string, ...sound: string[]): Promise<string> {
  const source = ['-loglevel', 'error', '-f', 'lavfi', '-i', picture, ...sound];
  await run('ffmpeg', [...source, '-preset', 'ultrafast', inFolder(name)]);
  return inFolder(name);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recording-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a tall recording is shown whole, with its sound, its chapters and a poster', async () => {
  // The sound ends first, so that the last time that any ffmpeg reports is where the last picture begins.
  const file = await drawn('tall.mp4', 'color=red:s=108x234:r=10:d=31.4', '-f', 'lavfi', '-i', 'sine=d=29');
  const told: number[] = [];
  const onProgress = (done: number) => told.push(done);
  expect(await convert({ file, sound: true, recording, folder: inFolder('made'), onProgress })).toBe(31);
  expect(told.at(-1), 'the progress').toBe(31);
  const film = inFolder('made/demo.mp4');
  const { streams } = await probe(film, '-show_streams');
  expect(streams.map(({ codec_type }) => codec_type)).toEqual(['video', 'audio']);
  expect(streams[0]).toMatchObject({ width: 720, height: 1280, nb_frames: '930' });
  await expectPlayable(film, { duration: 31, seconds: [0, 13] });
  expect(await readFile(inFolder('made/chapters.vtt'), 'utf8')).toContain('00:00:13.000 --> 00:00:31.000');
  expect((await stat(inFolder('made/poster.jpg'))).size).toBeGreaterThan(0);
  // The recording fills 592 of 720 pixels: these are just outside and just inside of its edges.
  const still = ['-loglevel', 'error', '-i', inFolder('made/poster.webp'), '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  const pixels = await run('ffmpeg', still);
  const redAt = (x: number) => pixels.readUInt8(3 * (640 * 720 + x)) - pixels.readUInt8(3 * (640 * 720 + x) + 1);
  expect([58, 70, 650, 662].map((x) => redAt(x) > 150)).toEqual([false, true, true, false]);
});

test('what is no video, and a sound that is not there, are refused in words', async () => {
  const conversion = { sound: false, recording, folder: inFolder('made') };
  await writeFile(inFolder('notes.mp4'), 'notes');
  const still = await drawn('still.png', 'color=red:s=90x160', '-frames:v', '1');
  const silent = await drawn('silent.mp4', 'color=red:s=90x160:r=5:d=31');
  for (const [change, words] of [
    [{ file: inFolder('missing.mp4') }, 'there is no file'],
    [{ file: inFolder('notes.mp4') }, 'is not a video that ffmpeg reads'],
    [{ file: still }, 'is not a video that ffmpeg reads'],
    [{ file: silent, sound: true }, 'has no sound: leave SOUND=1 out'],
  ] as const) {
    await expect(convert({ ...conversion, ...change })).rejects.toThrow(words);
  }
});

test('the sound is left out unless it is asked for', () => {
  const film = { from: 'screen.mp4', to: 'demo.mp4', duration: 31, seconds: [0] };
  expect(recordedFilmArguments({ ...film, sound: false })).toContain('-an');
  expect(recordedFilmArguments({ ...film, sound: true })).not.toContain('-an');
});

test('a file with too many bytes is refused with its remedy', async () => {
  const file = inFolder('film.mp4');
  await writeFile(file, 'four');
  await expectSize(file, 4, 'record less');
  await expect(expectSize(file, 3, 'record less')).rejects.toThrow(
    'film.mp4 would have 4 bytes, and may have 3: record less',
  );
});
