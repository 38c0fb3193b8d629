import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sendMessage } from '../src/contact/sendMessage.ts';
import { site } from '../src/site.ts';
import { buildSite } from './build.ts';
import { describe } from './failure.ts';
import { filesIn } from './files.ts';
import { distDir } from './paths.ts';
import { unfinished } from './placeholders.ts';

/** Builds the site for production and says what came out. */
const started = performance.now();
try {
  await buildSite('production');
  await report();
} catch (error) {
  console.error(await describe(error, process.stderr.isTTY));
  process.exitCode = 1;
}

async function report(): Promise<void> {
  const files = await filesIn(distDir);
  const size = async (file: string) => (await stat(path.join(distDir, file))).size;
  for (const file of files.filter((name) => !/\.(br|gz|gitkeep)$/.test(name))) {
    const sent = files.includes(`${file}.br`) ? await size(`${file}.br`) : await size(file);
    console.log(`${kilobytes(await size(file))} ${kilobytes(sent)} sent  ${file}`);
  }
  console.log(`web/dist built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  for (const line of unfinished(site, sendMessage, true).warnings) console.warn(line);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
}
