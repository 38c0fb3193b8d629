import type { OpeningHours } from '../site.ts';

/** The opening hours of some days as an arc. Angles are in degrees clockwise from the right. */
export interface DialArc {
  radius: number;
  from: number;
  to: number;
}

/** The radius of the first entry's arc, in units of the drawing. */
export const dialRadius = 128;

/** One arc for each entry, the first one outside. An hour is 15 degrees. */
export function dialArcs(openingHours: readonly OpeningHours[]): DialArc[] {
  const gap = Math.min(32, 96 / openingHours.length);
  return openingHours.map(({ opens, closes }, index) => {
    const from = hourAngle(hourOf(opens));
    const to = hourAngle(hourOf(closes));
    // Past midnight the arc goes on.
    return { radius: dialRadius - index * gap, from, to: to > from ? to : to + 360 };
  });
}

/** Reports whether the days' names have room within the inmost arc, along hands that stand apart. */
export function namesFit(arcs: readonly DialArc[]): boolean {
  const apart = (angle: number, other: number) => Math.abs(((angle - other + 540) % 360) - 180) >= 30;
  return arcs.every(
    ({ radius, to }, index) => radius >= 90 && arcs.slice(0, index).every((before) => apart(to, before.to)),
  );
}

/** The angle of an hour on a dial of 24 hours that has noon at the top. */
export function hourAngle(hour: number): number {
  return (hour - 12) * 15 - 90;
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
