import { brand, type Color, measurement, palette } from './palette.ts';

type Colors = Partial<Record<Color, string>>;

/** The colours of a ground in each theme, which name the same roles. What is not here is as on paper. */
interface Ground {
  light: Colors;
  dark: Colors;
}

/** Both deep grounds keep the dark theme's colours in the light theme. */
const onDeep = {
  ...brand.onDeep,
  onBrand: palette.dark.onBrand,
  arc: palette.dark.arc,
  arcText: palette.dark.arcText,
  danger: palette.dark.danger,
  ring: palette.dark.ring,
  teal: palette.dark.teal,
  blue: palette.dark.blue,
  ochre: palette.dark.ochre,
  violet: palette.dark.violet,
  shadow: `${brand.onDeep.bezel}66`,
} as const satisfies Colors;

/** Words on a photograph are lighter than on a band. */
const onField = { ...onDeep, ink: palette.light.onBrand, muted: brand.light.soft };

const onMint = { ...brand.mint.light, arc: measurement.onMint };

const onLedger = { ...onMint, brand: palette.light.brandStrong, brandSoft: palette.light.surface };

const onWhite = { ...palette.light, paper: palette.light.surface };

/** The colours of the grounds of full-width bands. Each ground is named for its colour or for what lies on it. */
export const groundColors = {
  /** The footer. */
  sunken: { light: { paper: palette.light.sunken }, dark: { paper: palette.dark.sunken } },
  /** The dark band. */
  deep: { light: { ...onDeep, ...brand.deep.light }, dark: { ...onDeep, ...brand.deep.dark } },
  mint: { light: onMint, dark: { ...brand.mint.dark, arc: palette.dark.arc } },
  /** The patients and their stage: mint, on which the chosen one is white. In the dark theme it is the page's paper. */
  ledger: { light: onLedger, dark: onDarkPaper(onLedger) },
  /** A page of a report. */
  sheet: { light: onWhite, dark: { ...palette.dark, paper: palette.dark.surface } },
  /** A drawn photograph: a studio field, lit behind the limb by `glow`. `paper` is its shade. */
  field: {
    light: { ...onField, paper: brand.deep.light.paper, surface: brand.light.strong },
    dark: { ...onField, ...brand.darkField },
  },
} as const satisfies Record<string, Ground>;

/** The roles of a ground in the colours of the dark theme's page. */
function onDarkPaper(ground: Colors): Colors {
  return Object.fromEntries((Object.keys(ground) as Color[]).map((role) => [role, palette.dark[role]]));
}
