import { createBundler } from './bundle.ts';
import { compress } from './compress.ts';
import { siteFiles, writeFiles } from './files.ts';
import { type Obstacle, obstacles } from './readiness.ts';

/** What is left before a release. */
let left: Obstacle[] = [];

// Prints the message alone: Node would add the line of code that threw, and the bundle is one long line. A fact that does not
// fit may be the reason.
process.on('uncaughtException', ({ message }) => {
  for (const { words, allowedBy } of left) if (!allowedBy) console.error(words);
  console.error(message);
  process.exit(1);
});

/** Builds the site for production into web/dist, and prints the size of each file as it is and as it is sent. */
left = await obstacles();
const { bundle, dispose } = await createBundler('production');
const built = await bundle();
const files = await siteFiles(built);
const compressed = compress(files);
await writeFiles('web/dist', new Map([...files, ...compressed]), built.serverData);

const bytes = (content: string | Uint8Array) => Buffer.byteLength(content).toLocaleString('en').padStart(9);
console.log('    bytes      sent  file');
for (const [name, content] of [...files].sort())
  console.log(`${bytes(content)} ${bytes(compressed.get(`${name}.br`) ?? content)}  ${name}`);
for (const { words } of left) console.warn(words);
await dispose();
