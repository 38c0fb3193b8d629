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
    danger: '#a3201d',
    /** The contour and the sections of what is drawn. */
    ring: '#063f40',
    /** The light behind the limb of a drawn photograph. */
    glow: '#0a5a57',
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
    danger: '#ff9c93',
    ring: '#8ae6da',
    glow: '#174648',
    teal: '#5fd3c4',
    blue: '#8db4ff',
    rust: '#ffa482',
    violet: '#c3a8ff',
    bezel: '#05090b',
    shadow: '#00000080',
  },
  /** Ink costs money and paper is white. What is not here prints in its light colour. */
  print: {
    paper: '#ffffff',
    surface: '#ffffff',
    glow: '#ffffff',
    sunken: '#ffffff',
    ink: '#000000',
    muted: '#333333',
    line: '#999999',
    brand: '#000000',
  },
  /** What only the film shows of the app. */
  film: {
    night: '#0b1418',
  },
} as const;

/** A colour by its role. */
export type Color = keyof typeof palette.light;

type Colors = Partial<Record<Color, string>>;

/** The colours of a ground in each theme, which name the same roles. What is not here is as on paper. */
interface Ground {
  light: Colors;
  dark: Colors;
}

/** Both deep grounds keep the dark theme's colours in the light theme. */
const onDeep = {
  ink: '#f4f8f5',
  muted: '#b4d2cd',
  line: '#2b6665',
  border: '#7fb0ab',
  brand: '#8ae6da',
  brandStrong: '#b9f3ea',
  brandSoft: '#14595a',
  onBrand: palette.dark.onBrand,
  arc: palette.dark.arc,
  arcText: palette.dark.arcText,
  danger: palette.dark.danger,
  ring: palette.dark.ring,
  teal: palette.dark.teal,
  blue: palette.dark.blue,
  rust: palette.dark.rust,
  violet: palette.dark.violet,
  bezel: '#020e10',
  shadow: '#020e1066',
} as const satisfies Colors;

const onWhite = { ...palette.light, paper: palette.light.surface };

/** The grounds of full-width bands, each named for its colour or for what lies on it. */
export const grounds = {
  /** The footer. */
  sunken: {
    light: { paper: palette.light.sunken },
    dark: { paper: palette.dark.sunken },
  },
  /** The dark band. */
  deep: {
    light: { ...onDeep, paper: '#063f40', surface: '#0b4e4e' },
    dark: { ...onDeep, paper: '#0a4040', surface: '#0c4e4d' },
  },
  mint: {
    light: {
      paper: '#cfe9e2',
      line: '#a9cfc6',
      border: '#5f7f7c',
      muted: '#3d5058',
      brandSoft: '#b8ded4',
      arc: '#d84c22',
    },
    dark: {
      paper: '#13292f',
      line: '#28474e',
      border: '#6c9795',
      muted: '#b4cbcb',
      brandSoft: '#1b4044',
      arc: palette.dark.arc,
    },
  },
  /** A page of a report: white in both themes. */
  sheet: { light: onWhite, dark: onWhite },
  /** A drawn photograph: a studio field, lit behind the limb by `glow`. `paper` is its shade. */
  field: {
    light: { ...onDeep, paper: '#063f40', surface: '#084f4c', ink: '#ffffff', muted: '#dcefea' },
    dark: { ...onDeep, paper: '#0e2a2f', surface: '#12383a', ink: '#ffffff', muted: '#dcefea' },
  },
} as const satisfies Record<string, Ground>;
