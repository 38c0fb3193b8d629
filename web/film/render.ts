import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { rasterize } from '../drawing/rasterize.ts';
import { chapters, duration } from '../shared/timeline.ts';
import {
  contactSheet,
  filmArguments,
  output,
  posterArguments,
  posterTime,
  sheetArguments,
  sheetStep,
} from './encode.ts';
import { run } from './ffmpeg.ts';
import { filmFingerprint } from './fingerprint.ts';
import { frameSvg } from './frame.ts';
import { writeRecording } from './recording/write.ts';
import { frame } from './ui/theme.ts';
import { chaptersVtt } from './vtt.ts';

/** Renders everything that is made from the scenes. With `--stills`, only the contact sheet. */
await renderContactSheet();
console.log(`contact sheet: ${contactSheet}`);
if (!process.argv.includes('--stills')) {
  await writeFile(output.chapters, chaptersVtt(chapters, duration));
  await renderPosters();
  await renderFilm();
  await writeFile(output.drawnFrom, filmFingerprint());
  await writeRecording({ shown: false, sound: false, duration: 0, published: '' });
  for (const file of Object.values(output)) console.log(`${file}: ${(await stat(file)).size} bytes`);
}

/** Writes the film to a temporary file and renames it at the end: an interrupted run leaves the old film intact. */
async function renderFilm(): Promise<void> {
  const unfinished = output.film.replace('.mp4', '.unfinished.mp4');
  await run('ffmpeg', filmArguments(unfinished), frames());
  await rename(unfinished, output.film);
}

/** The film's frames as RGBA. Equal ones in a row are rendered once. */
function* frames(): Generator<Uint8Array> {
  let svg = '';
  let pixels: Uint8Array = new Uint8Array();
  for (let index = 0; index < duration * frame.rate; index++) {
    if (index % (10 * frame.rate) === 0) console.log(`film: ${index / frame.rate} of ${duration} s`);
    const next = frameSvg(index / frame.rate);
    if (next !== svg) [svg, pixels] = [next, rasterize(next).pixels];
    yield pixels;
  }
}

async function renderPosters(): Promise<void> {
  const png = rasterize(frameSvg(posterTime)).asPng();
  for (const file of [output.posterWebp, output.posterJpeg]) await run('ffmpeg', posterArguments(file), [png]);
}

async function renderContactSheet(): Promise<void> {
  const count = Math.ceil(duration / sheetStep);
  const stills = Array.from({ length: count }, (_, index) => rasterize(frameSvg(index * sheetStep)).asPng());
  await mkdir(dirname(contactSheet), { recursive: true });
  await run('ffmpeg', sheetArguments(count, contactSheet), stills);
}
