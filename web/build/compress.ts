import zlib from 'node:zlib';
import type { Files } from './files.ts';

/** Formats that shrink. Pictures, film and fonts are compressed already. */
const formats = /\.(html|js|css|svg|txt|xml|json|webmanifest|vtt|ico)$/;

/** Returns the `.br` and the `.gz` of every file that gets smaller by it, at the highest effort. */
export function compress(files: Files): Files {
  const compressed: Files = new Map();
  for (const [name, content] of files) {
    if (!formats.test(name)) continue;
    const br = zlib.brotliCompressSync(content);
    const gz = zlib.gzipSync(content, { level: zlib.constants.Z_BEST_COMPRESSION });
    for (const [suffix, bytes] of Object.entries({ br, gz }))
      if (bytes.length < Buffer.byteLength(content)) compressed.set(`${name}.${suffix}`, bytes);
  }
  return compressed;
}
