import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Files } from './files.ts';

/** Formats that shrink. Pictures, film and fonts are compressed already. */
const formats = /\.(html|js|css|svg|txt|xml|json|webmanifest|vtt|ico)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Returns the `.br` and the `.gz` of every file that gets smaller by it, at the highest effort. */
export async function compress(files: Files): Promise<Files> {
  const compressed: Files = new Map();
  const compressible = [...files].filter(([name]) => formats.test(name));
  const jobs = compressible.map(async ([name, content]) => {
    const bytes = Buffer.from(content);
    const br = await brotli(bytes);
    const gz = await gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION });
    if (br.length < bytes.length) compressed.set(`${name}.br`, br);
    if (gz.length < bytes.length) compressed.set(`${name}.gz`, gz);
  });
  await Promise.all(jobs);
  return compressed;
}
