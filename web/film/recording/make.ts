import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as recording from '../../shared/recording.ts';
import { output } from '../encode.ts';
import { convert } from './convert.ts';
import { writeRecording } from './write.ts';

/** Makes the site's film from the recording that the command line names, silent or with its sound (`--sound`). */
const [file = '', ...options] = process.argv.slice(2);
const sound = options.includes('--sound');
const { film, posterWebp, posterJpeg, chapters, drawnFrom } = output;
// In its folder, so that a failure leaves the old film, and the new one is only renamed.
const folder = await mkdtemp(path.join(path.dirname(film), '.unfinished-'));
try {
  if (!file) throw new Error('name a recording: make recording FILE=screen.mp4');
  const onProgress = (done: number, all: number) => console.log(`film: ${done} of ${all} s`);
  const duration = await convert({ file, sound, recording, folder, onProgress });
  for (const made of [film, posterWebp, posterJpeg, chapters])
    await rename(path.join(folder, path.basename(made)), made);
  await rm(drawnFrom, { force: true });
  const published = new Date().toISOString().replace(/\.\d+Z$/, '+00:00');
  await writeRecording({ shown: true, sound, duration, published });
  console.log(`${duration} s, ${(await stat(film)).size} bytes: run make dev to look, make test to check`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
