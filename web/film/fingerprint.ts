import { fingerprint } from '../drawing/fingerprint.ts';
import { duration } from '../shared/timeline.ts';
import { filmArguments, posterArguments, posterTime } from './encode.ts';
import { frameSvg } from './frame.ts';

/** Seconds between the frames that stand for the film. */
const step = 0.25;

/** Tells one film from another by what they are made from: frames as SVG, and how film and posters are encoded. */
export function filmFingerprint(): string {
  const times = Array.from({ length: duration / step }, (_, index) => index * step);
  return fingerprint([
    ...[...times, posterTime].map(frameSvg),
    ...[...filmArguments('film'), ...posterArguments('poster.webp'), ...posterArguments('poster.jpg')],
  ]);
}
