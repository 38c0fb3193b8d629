import { groundColors } from '../shared/groundColors.ts';
import { palette } from '../shared/palette.ts';

const field = groundColors.field.light;

/** The colours of a photo and of the measurement on it. */
export const photoColor = {
  field: field.surface,
  glow: palette.light.glow,
  shade: field.paper,
  /** The limb's lit side, and its contour. */
  light: field.muted,
  line: field.ring,
  ink: field.ink,
  arc: field.arc,
  arcText: field.arcText,
} as const;
