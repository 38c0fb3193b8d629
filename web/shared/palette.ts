/**
 * Every colour of the brand as a plain value, for all that is drawn: pages, film, icons, share image.
 *
 * Text reaches 4.5:1 and graphics 3:1 on each of their grounds (WCAG 2.2, 1.4.3 and 1.4.11) in both themes: compute
 * the contrast again before changing one.
 */
export const palette = {
  light: {
    paper: '#faf9f5',
    surface: '#ffffff',
    sunken: '#f1efe8',
    ink: '#12222b',
    muted: '#4b5b64',
    /** Hairlines. */
    line: '#d9d6cb',
    /** A control's border: 3:1 on every ground (WCAG 2.2, 1.4.11), unlike `line`. */
    border: '#79868c',
    brand: '#0b6b66',
    brandStrong: '#084f4c',
    brandSoft: '#dcefea',
    onBrand: '#ffffff',
    /** For measurement and for nothing else. */
    arc: '#e2582f',
    arcText: '#b13a15',
    danger: '#b3261e',
    teal: '#0b6b66',
    blue: '#2b5fb4',
    rust: '#b13a15',
    violet: '#6b4bb0',
    /** The rim of a drawn phone. */
    bezel: '#12222b',
    /** Translucent. */
    shadow: '#12222b2e',
  },
  dark: {
    paper: '#0c171c',
    surface: '#13232a',
    sunken: '#091216',
    ink: '#ecf2f0',
    muted: '#a8bac0',
    line: '#29404a',
    border: '#6b828c',
    brand: '#5fd3c4',
    brandStrong: '#8ae6da',
    brandSoft: '#12383a',
    onBrand: '#06201e',
    arc: '#ff8c62',
    arcText: '#ffa482',
    danger: '#ffb4ab',
    teal: '#5fd3c4',
    blue: '#8db4ff',
    rust: '#ffa482',
    violet: '#c3a8ff',
    bezel: '#29404a',
    shadow: '#00000080',
  },
  /** Ink costs money and paper is white. What is not here prints in its light colour. */
  print: {
    paper: '#ffffff',
    surface: '#ffffff',
    sunken: '#ffffff',
    ink: '#000000',
    muted: '#333333',
    line: '#999999',
    brand: '#000000',
  },
  /** What only the film shows of the app. */
  film: {
    arcSoft: '#fbe7df',
    arcPale: '#f1b49d',
    night: '#0b1418',
  },
} as const;

/** A colour by its role. */
export type Color = keyof typeof palette.light;
