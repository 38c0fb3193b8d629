import { readFileSync } from 'node:fs';
import { fingerprint } from '../drawing/fingerprint.ts';
import { duration } from '../shared/timeline.ts';
import { filmArguments, output, posterArguments, posterTime } from './encode.ts';
import { frameSvg } from './frame.ts';

/** Seconds between the frames that the film is compared by. */
const step = 0.25;

/** Tells film and posters from others, and what they are made from: frames as SVG, and how these are encoded. */
export function filmFingerprint(): string {
  const times = Array.from({ length: duration / step }, (_, index) => index * step);
  return fingerprint([
    ...[...times, posterTime].map(frameSvg),
    ...[output.film, output.posterWebp, output.posterJpeg].map((file) => readFileSync(file)),
    ...[...filmArguments('film'), ...posterArguments('poster.webp'), ...posterArguments('poster.jpg')],
  ]);
}
