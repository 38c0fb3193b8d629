import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Files } from './files.ts';

/** Formats that shrink. Pictures, film and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|txt|xml|json|webmanifest|vtt|ico)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Returns the `.br` and the `.gz` of every file that gets smaller by it, at the highest effort. */
export async function compress(files: Files): Promise<Files> {
  const compressed: Files = new Map();
  async function add(name: string, size: number, coded: Promise<Buffer>): Promise<void> {
    const content = await coded;
    if (content.length < size) compressed.set(name, content);
  }
  const jobs = [...files]
    .filter(([name]) => compressible.test(name))
    .map(([name, content]) => {
      const bytes = Buffer.from(content);
      const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      return [
        add(`${name}.br`, bytes.length, brotli(bytes, { params })),
        add(`${name}.gz`, bytes.length, gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION })),
      ];
    });
  await Promise.all(jobs.flat());
  return compressed;
}
