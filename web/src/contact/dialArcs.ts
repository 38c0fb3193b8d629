import type { OpeningHours } from '../site.ts';
import { minutesOf } from './openingHours.ts';

/** The opening hours of some days as an arc. Angles are in degrees clockwise from the right. */
export interface DialArc {
  radius: number;
  from: number;
  to: number;
}

/** One arc for each entry, the first one outside. An hour is 15 degrees. */
export function dialArcs(openingHours: readonly OpeningHours[]): DialArc[] {
  const gap = Math.min(32, 96 / openingHours.length);
  return openingHours.map(({ opens, closes }, index) => {
    const from = dialAngle(minutesOf(opens));
    const to = dialAngle(minutesOf(closes));
    // Past midnight the arc goes on.
    return { radius: 128 - index * gap, from, to: to > from ? to : to + 360 };
  });
}

/** The angle of a minute of the day on a dial of 24 hours that has noon at the top. */
export function dialAngle(minute: number): number {
  return minute / 4 - 270;
}
