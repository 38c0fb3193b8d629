import { createHash } from 'node:crypto';

/** The SHA-256 of texts and contents of files, in hexadecimal digits and with a newline, as a file holds it. */
export function fingerprint(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `${hash.digest('hex')}\n`;
}
