import { type Color, palette } from '../../shared/palette.ts';

/**
 * Design tokens as CSS custom properties. `theme.ts` gives each colour its values from the palette. Components read
 * them from here and never write a raw colour or a raw font size.
 */

const roles = Object.keys(palette.light) as Color[];

/** Colours by role; the palette says what each is for. */
export const color = Object.fromEntries(roles.map((role) => [role, `var(${property(role)})`])) as Record<Color, string>;

/** Declares the custom properties of some colours. */
export function declare(colors: Partial<Record<Color, string>>): string {
  return roles.flatMap((role) => (colors[role] ? [`${property(role)}: ${colors[role]};`] : [])).join(' ');
}

/** For visitors who ask for more contrast: words, and the lines of a measurement, reach 7:1 on every ground (WCAG 2.2, 1.4.6). */
export const moreContrast = declare({
  ...Object.fromEntries(
    (['muted', 'arcText', 'danger', 'arc', 'teal', 'blue', 'ochre', 'violet'] as const).map((role) => [
      role,
      color.ink,
    ]),
  ),
  brand: color.brandStrong,
});

/** The custom property of a colour: `--brand-strong`. */
function property(role: Color): string {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Type sizes, of which none is under 14 px. The fluid ones grow with the viewport and with the reader's text size,
 * between two bounds, but not so far that a word of a title no longer fits a phone.
 */
export const text = {
  /** Numerals and names of a scale. */
  label: '0.875rem',
  small: '0.9375rem',
  /** A link of a list, and small print beside larger text. */
  link: '1rem',
  body: '1.0625rem',
  /** The paragraphs of a long text. */
  long: '1.125rem',
  /** What is typed into a form, and a table. */
  large: '1.25rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.22vw, 1.5rem)',
  h3: 'min(1.375rem, 6.9vw)',
  h2: 'min(clamp(2.25rem, 1.6rem + 2.8vw, 4.25rem), 16vw)',
  /** The sentence that opens a part of the home page. */
  opening: 'min(clamp(1.75rem, 1.1rem + 2.67vw, 5.4rem), 9.8vw)',
  /** The one sentence of a band. */
  statement: 'min(clamp(3rem, 1.75rem + 5.85vw, 10.5rem), 22vw)',
  /** A page's title. */
  display: 'min(clamp(3.25rem, 1.9rem + 7.2vw, 8.5rem), 22vw)',
} as const;

/** The font weights in use. The build cuts the font to this range. */
export const fontWeights = { min: 380, max: 700 } as const;

/** Spacing on a grid of 8 px. `section` grows with the viewport. */
export const space = {
  half: '0.25rem',
  x1: '0.5rem',
  x2: '1rem',
  x3: '1.5rem',
  x4: '2rem',
  x6: '3rem',
  x8: '4rem',
  /** Between the page's edge and its words. */
  pad: 'max(20px, 5vw, (100vw - 1720px) / 2)',
  section: 'clamp(4rem, 2.5rem + 4.5vw, 7rem)',
} as const;

/** The space between the columns of a wide page's grid: the page's padding, but not on the widest screens. */
export const gutter = `min(${space.pad}, 6.25rem)`;

/** From one axis of that grid to the next, in a box that has the page's padding: the first is where words begin. */
export const quarter = `(100% + ${gutter}) / 4`;

/** The header's height, less on a phone. */
export const headerHeight = { phone: '4rem', page: '5rem' } as const;

/**
 * How far from the screen's top the header sticks. When a phone is turned, Chromium keeps in its place what it finds in the
 * screen's first row of pixels. That must not be the header, which a turned phone has at the page's top.
 */
export const headerTop = '1px';

/** The ink line that a page, and what is drawn on it, stands on. */
export const groundLine = `1.5px solid ${color.ink}`;

/** The least size of a control (WCAG 2.2, 2.5.5). */
export const touchTarget = '2.75rem';
