import { createHash } from 'node:crypto';

/** The SHA-256 of texts, in hexadecimal digits and with a newline, as a file holds it. */
export function fingerprint(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return `${hash.digest('hex')}\n`;
}
