import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesIn } from './files.ts';
import { distDir } from './paths.ts';

/** Formats that shrink; pictures, film and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|txt|xml|json|webmanifest|vtt|ico)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes a `.br` and a `.gz` beside every file of `dist` that gets smaller by it, at the highest effort. */
export async function compressDist(): Promise<void> {
  const files = (await filesIn(distDir)).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compress(path.join(distDir, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const variants = {
    br: await brotli(content, {
      params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: await gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(variants)) {
    if (bytes.length < content.length) await writeFile(`${file}.${ending}`, bytes);
  }
}
