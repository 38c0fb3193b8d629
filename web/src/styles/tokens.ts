import { type Color, palette } from '../../shared/palette.ts';

/** Design tokens as CSS custom properties, whose values `theme.ts` takes from the palette. */

const roles = Object.keys(palette.light) as Color[];

/** Colours by role; the palette says what each is for. */
export const color = Object.fromEntries(roles.map((role) => [role, `var(${property(role)})`])) as Record<Color, string>;

/** Declares the custom properties of some colours. */
export function declare(colors: Partial<Record<Color, string>>): string {
  return roles.flatMap((role) => (colors[role] ? [`${property(role)}: ${colors[role]};`] : [])).join(' ');
}

const drawn = ['paper', 'surface', 'ink', 'muted', 'line', 'border', 'arc', 'arcText', 'ring'] as const;

/**
 * Declares the colours of drawings and of what lies under them by the scheme in use. A browser that darkens a light page by
 * itself turns the colours of HTML, and leaves drawings as they are. It turns a button with the words on it.
 */
export function declareByScheme(light: Partial<Record<Color, string>>, dark: Partial<Record<Color, string>>): string {
  const differing = drawn.filter((role) => light[role] && dark[role] && light[role] !== dark[role]);
  return declare(Object.fromEntries(differing.map((role) => [role, `light-dark(${light[role]}, ${dark[role]})`])));
}

/** For visitors who ask for more contrast: words, and the lines of a measurement, reach 7:1 on every ground (WCAG 2.2, 1.4.6). */
export const moreContrast = declare({
  ...Object.fromEntries(
    (['muted', 'arcText', 'danger', 'arc', 'teal', 'blue', 'ochre', 'violet'] as const).map((role) => [
      role,
      `${color.ink} !important`,
    ]),
  ),
  brand: `${color.brandStrong} !important`,
});

/** The custom property of a colour: `--brand-strong`. */
function property(role: Color): string {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

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
  pad: 'var(--pad)',
  section: 'clamp(4rem, 2.5rem + 4.5vw, 7rem)',
} as const;

/** Between a phone's left edge and its photograph, less on the narrowest. The words begin at `onPhotograph`. */
export const seam = 'var(--seam)';
export const onPhotograph = `(${seam} + 12px)`;

/** The space between the columns of a wide page's grid: the page's padding, but not on the widest screens. */
export const gutter = `min(${space.pad}, 6.25rem)`;

/** From one axis of that grid to the next, in a box that has the page's padding: the first is where words begin. */
export const quarter = `(100% + ${gutter}) / 4`;

/** The columns that the footer shares with the closing band above it, on a page of two columns. */
export const footerColumns = '4fr 2fr 2fr 3.6fr';

/** The gap between those columns, on every page. */
export const footerGap = space.x2;

/** The header's height, less on a phone. */
export const headerHeight = { phone: '4rem', page: '5rem' } as const;

/** Where the header sticks: not in the first row of pixels, whose content Chromium keeps in place on a turned phone. */
export const headerTop = '1px';

/** The ink line that a page, and what is drawn on it, rests on. */
export const groundLine = `1.5px solid ${color.ink}`;

/** The least size of a control (WCAG 2.2, 2.5.5). It grows with letters, but leaves a narrow phone room beside it. */
export const touchTarget = 'min(2.75rem, 22vw)';
