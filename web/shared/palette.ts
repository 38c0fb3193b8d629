/**
 * The brand's shades: on light and on dark paper, and of the grounds that have its colour. Another brand colour
 * replaces these values and no others. They are named by their roles where a ground takes all of them.
 */
export const brand = {
  light: { base: '#0b6b66', strong: '#084f4c', soft: '#dcefea', glow: '#0a5a57' },
  dark: { base: '#5fd3c4', strong: '#8ae6da', soft: '#12383a', on: '#06201e', glow: '#0a5552' },
  deep: {
    light: { paper: '#063f40', surface: '#0b4e4e' },
    dark: { paper: '#063738', surface: '#0a4544' },
  },
  onDeep: {
    ink: '#f4f8f5',
    muted: '#b4d2cd',
    line: '#2b6665',
    border: '#7fb0ab',
    /** So light that browsers which darken a page by themselves turn it together with the words on it. */
    brand: '#a3f0e6',
    brandStrong: '#b9f3ea',
    brandSoft: '#14595a',
    bezel: '#020e10',
  },
  mint: {
    light: { paper: '#cfe9e2', line: '#a9cfc6', border: '#5f7f7c', muted: '#3d5058', brandSoft: '#b8ded4' },
    dark: { paper: '#234646', line: '#416766', border: '#86b0ab', muted: '#c6dbd8', brandSoft: '#2b5453' },
  },
  /** A drawn photograph in the dark theme: green, so that its edge is seen on dark paper. */
  darkField: { paper: '#042b2d', surface: '#06403f' },
} as const;

/** The shades of the arc, its ticks, its points and its readings. Another colour of measurement replaces these and no others. */
export const measurement = {
  light: { arc: '#e2582f', arcText: '#b13a15' },
  dark: { arc: '#ff8c62', arcText: '#ffa482' },
  onMint: '#d84c22',
} as const;

const white = '#ffffff';
const black = '#000000';
const ink = '#12222b';

/**
 * Every colour of the site as a plain value, for all that is drawn: pages, film, icons, share image.
 *
 * Text reaches 4.5:1 and graphics 3:1 on each of their grounds (WCAG 2.2, 1.4.3 and 1.4.11) in both themes: compute
 * the contrast again before changing one.
 */
export const palette = {
  light: {
    paper: '#faf9f5',
    surface: white,
    sunken: '#f1efe8',
    ink,
    muted: '#4b5b64',
    /** Hairlines. */
    line: '#d9d6cb',
    /** A control's border: 3:1 on every ground (WCAG 2.2, 1.4.11), unlike `line`. */
    border: '#79868c',
    brand: brand.light.base,
    brandStrong: brand.light.strong,
    brandSoft: brand.light.soft,
    onBrand: white,
    ...measurement.light,
    danger: '#a3201d',
    /** The contour and the sections of what is drawn. */
    ring: brand.deep.light.paper,
    /** The light behind the limb of a drawn photograph. */
    glow: brand.light.glow,
    teal: brand.light.base,
    blue: '#2b5fb4',
    ochre: '#7a5a00',
    violet: '#6b4bb0',
    /** The rim of a drawn phone. */
    bezel: ink,
    /** Translucent. */
    shadow: `${ink}2e`,
  },
  dark: {
    paper: '#0c171c',
    surface: '#13232a',
    sunken: '#091216',
    ink: '#ecf2f0',
    muted: '#a8bac0',
    line: '#29404a',
    border: '#6b828c',
    brand: brand.dark.base,
    brandStrong: brand.dark.strong,
    brandSoft: brand.dark.soft,
    onBrand: brand.dark.on,
    ...measurement.dark,
    danger: '#ff9c93',
    ring: brand.dark.strong,
    glow: brand.dark.glow,
    teal: brand.dark.base,
    blue: '#8db4ff',
    ochre: '#ebcb5c',
    violet: '#c3a8ff',
    bezel: '#05090b',
    shadow: `${black}80`,
  },
  /** Ink costs money and paper is white. What is not here prints in its light colour. */
  print: {
    paper: white,
    glow: white,
    ink: black,
    muted: '#333333',
    line: '#999999',
    brand: black,
  },
  /** What only the film shows of the app. */
  film: {
    night: '#0b1418',
  },
} as const;

/** A colour by its role. */
export type Color = keyof typeof palette.light;
