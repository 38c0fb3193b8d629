import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { rasterize } from '../shared/drawing/rasterize.ts';
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
import { progress } from './progress.ts';
import { frame } from './ui/theme.ts';
import { chaptersVtt } from './vtt.ts';

/** Renders everything that is made from the scenes. With `--stills`, only the contact sheet. */
async function main(args: readonly string[]): Promise<void> {
  await mkdir(dirname(contactSheet), { recursive: true });
  await renderContactSheet();
  console.log(`contact sheet: ${contactSheet}`);
  if (args.includes('--stills')) return;
  await writeFile(output.chapters, chaptersVtt(chapters));
  await renderPosters();
  await renderFilm();
  await writeFile(output.drawnFrom, filmFingerprint());
  for (const file of Object.values(output)) console.log(`${file}: ${(await stat(file)).size} bytes`);
}

/** Writes the film to a temporary file and renames it at the end: an interrupted run leaves the old film intact. */
async function renderFilm(): Promise<void> {
  const unfinished = output.film.replace('.mp4', '.unfinished.mp4');
  const total = duration * frame.rate;
  const report = progress(total, process.stdout);
  await run('ffmpeg', filmArguments(unfinished), async (write) => {
    let svg = '';
    let pixels: Uint8Array = new Uint8Array();
    for (let index = 0; index < total; index++) {
      report(index);
      const next = frameSvg(index / frame.rate);
      if (next !== svg) [svg, pixels] = [next, rasterize(next).pixels];
      await write(pixels);
    }
    report(total);
  });
  await rename(unfinished, output.film);
}

async function renderPosters(): Promise<void> {
  const png = rasterize(frameSvg(posterTime)).asPng();
  for (const file of [output.posterWebp, output.posterJpeg]) {
    await run('ffmpeg', posterArguments(file), (write) => write(png));
  }
}

async function renderContactSheet(): Promise<void> {
  const count = Math.ceil(duration / sheetStep);
  await run('ffmpeg', sheetArguments(count, contactSheet), async (write) => {
    for (let index = 0; index < count; index++) await write(rasterize(frameSvg(index * sheetStep)).asPng());
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
