import { clamp } from '../../shared/geometry/geometry.ts';

export { mix } from '../../shared/geometry/geometry.ts';

/** Maps the progress of a movement, 0 to 1, to the part of the way that is done. */
export type Ease = (progress: number) => number;

/** Starts fast and settles: for what enters or answers a touch. */
export const out: Ease = (p) => 1 - (1 - p) ** 4;

/** Starts and ends at rest: for what travels across the screen. */
export const inOut: Ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);

/** Steady: for what is measured, and for fades too short to ease. */
export const linear: Ease = (p) => p;

/** Overshoots once by a tenth and settles: for what is dropped or pops up. */
export const spring: Ease = (p) => 1 - Math.exp(-5 * p) * Math.cos(2.5 * Math.PI * p) * (1 - p);

/** How far `t` is on its way between two seconds, eased, from 0 before to 1 after. */
export function tween(t: number, from: number, to: number, ease: Ease = out): number {
  return ease(clamp((t - from) / (to - from), 0, 1));
}

/** How far a control is pressed down, from 0 to 1, if it is tapped at `at` seconds. */
export function press(t: number, at: number): number {
  return tween(t, at - 0.06, at + 0.06) - tween(t, at + tapTime, at + tapTime + 0.2);
}

/** 1 while `t` is between two seconds, with a fade of `fade` seconds at either end. */
export function during(t: number, from: number, to: number, fade = 0.25): number {
  return tween(t, from, from + fade, linear) - tween(t, to - fade, to, linear);
}

/** How long a tap rests on the glass, in seconds. */
export const tapTime = 0.16;
