import { palette } from '../../shared/palette.ts';

/** The frame in pixels, and its rate in frames per second. */
export const frame = { width: 720, height: 1280, rate: 30 } as const;

/** The app's colours in its light theme, as plain values: a frame has no style sheet. */
export const color = { ...palette.light, ...palette.film } as const;

/** The app's type sizes in frame pixels; nothing is set smaller than `small`. */
export const type = { small: 26, body: 30, lead: 34, title: 40, display: 56 } as const;

/** The space beside the content, in frame pixels. */
export const margin = 40;

/** The radii of controls, cards and sheets, in frame pixels. */
export const radius = { control: 20, card: 28, sheet: 40 } as const;
