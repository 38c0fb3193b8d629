import path from 'node:path';
import { sendMessage } from '../src/contact/sendMessage.ts';
import { site } from '../src/site.ts';
import { createBundler } from './bundle.ts';
import { compress } from './compress.ts';
import { siteFiles, writeFiles } from './files.ts';
import { unfinished } from './placeholders.ts';

/** Builds the site for production into web/dist, and prints the size of each file as it is and as it is sent. */
const started = performance.now();
const { bundle, dispose } = await createBundler('production');
const files = await siteFiles(await bundle());
const compressed = await compress(files);
await writeFiles(path.resolve(import.meta.dirname, '../dist'), new Map([...files, ...compressed]));
await dispose();

for (const [name, content] of [...files].sort()) {
  const sent = compressed.get(`${name}.br`) ?? content;
  console.log(`${kilobytes(content)} ${kilobytes(sent)} sent  ${name}`);
}
console.log(`web/dist built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
for (const line of unfinished(site, sendMessage, true).warnings) console.warn(line);

function kilobytes(content: string | Uint8Array): string {
  return `${(Buffer.byteLength(content) / 1000).toFixed(1).padStart(8)} kB`;
}
