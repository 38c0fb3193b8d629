import { createHash } from 'node:crypto';
import { duration } from '../shared/timeline.ts';
import { filmArguments, posterArguments, posterTime } from './encode.ts';
import { frameSvg } from './frame.ts';

/** Seconds between the frames that stand for the film. */
const step = 0.25;

/** The SHA-256 of texts, in hexadecimal digits and with a newline, as a file holds it. */
export function fingerprint(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return `${hash.digest('hex')}\n`;
}

/** Tells one film from another by what they are made from: frames as SVG, and how film and posters are encoded. */
export function filmFingerprint(): string {
  const times = Array.from({ length: duration / step }, (_, index) => index * step);
  return fingerprint([
    ...[...times, posterTime].map(frameSvg),
    ...[...filmArguments('film'), ...posterArguments('poster.webp'), ...posterArguments('poster.jpg')],
  ]);
}
