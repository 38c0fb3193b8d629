import type { Color } from '../../shared/palette.ts';

/**
 * Design tokens as CSS custom properties. `theme.ts` gives each colour its values from the palette. Components read
 * them from here and never write a raw colour or a raw font size.
 */

/** Colours by role; the palette says what each is for. */
export const color = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  border: 'var(--border)',
  brand: 'var(--brand)',
  brandStrong: 'var(--brand-strong)',
  brandSoft: 'var(--brand-soft)',
  onBrand: 'var(--on-brand)',
  arc: 'var(--arc)',
  arcText: 'var(--arc-text)',
  danger: 'var(--danger)',
  bezel: 'var(--bezel)',
  shadow: 'var(--shadow)',
  teal: 'var(--teal)',
  blue: 'var(--blue)',
  rust: 'var(--rust)',
  violet: 'var(--violet)',
} as const satisfies Record<Color, string>;

/** Type sizes; the fluid ones grow with the viewport, between two bounds. */
export const text = {
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
  h3: '1.25rem',
  h2: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)',
  /** A measured angle. */
  reading: '2.75rem',
  display: 'clamp(2.5rem, 1.7rem + 3.6vw, 4.5rem)',
} as const;

/** The font weights in use. The build cuts the font to this range. */
export const fontWeights = { min: 380, max: 700 } as const;

/** Spaces on the 8 px grid. `pageTop`, above a page's title, and `section` grow with the viewport. */
export const space = {
  half: '0.25rem',
  x1: '0.5rem',
  x2: '1rem',
  x3: '1.5rem',
  x4: '2rem',
  x6: '3rem',
  x8: '4rem',
  pageTop: 'clamp(3rem, 2rem + 5vw, 6rem)',
  section: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
} as const;

export const radius = {
  control: '12px',
  card: '20px',
  phone: '44px',
  pill: '999px',
} as const;

/** The least size of a control (WCAG 2.2, 2.5.5). */
export const touchTarget = '2.75rem';
