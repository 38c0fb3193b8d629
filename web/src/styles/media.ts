import { leastWidth } from './breakpoints.ts';

/** Conditions on what is no width, each written once. */
export const media = {
  /** A page with one line of links: for the root and the header, which are in no container. */
  oneLine: `@media (min-width: ${leastWidth.oneLine}em)`,
  /** A phone in landscape: no height to spare for what sticks to the screen. */
  short: '@media (max-height: 30em)',
  tall: '@media screen and (min-height: 30.001em)',
  wide: '@media screen and (min-aspect-ratio: 5/4)',
  upright: '@media not all and (min-aspect-ratio: 5/4)',
  /** Room for the film's dial. */
  high: '@media (min-height: 42.5em) and (min-aspect-ratio: 5/4)',
  /** Neither paper nor a forced palette. */
  ownColors: '@media screen and (forced-colors: none)',
  /** Where nothing may move: on paper, and for visitors who ask for reduced motion. */
  still: '@media (prefers-reduced-motion: reduce), print',
  /** Where a colour can follow the scheme that the browser uses, which need not be the one that is preferred. */
  schemeInUse: '@supports (color: light-dark(red, red))',
  moreContrast: '@media screen and (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  noScript: '@media (scripting: none)',
  dark: '@media screen and (prefers-color-scheme: dark)',
  screen: '@media screen',
  print: '@media print',
} as const;

/** Makes an element one of the page's three containers: header, main and footer. Each is as wide as the page. */
export const pageContainer = 'container: page / inline-size;';

const from = (width: number) => `@container page (min-width: ${width}rem)`;
const underOneLine = `(max-width: ${leastWidth.oneLine - 0.001}rem)`;

/** Conditions on the page's width. At a width exactly one of `phone` and `oneLine` holds: older engines do not know `<`. */
export const container = {
  phone: `@container page ${underOneLine}`,
  usualLetters: from(leastWidth.usualLetters),
  /** A phone's layout on a tablet, which larger letters bring about. */
  phoneOfTablet: `@container page (min-width: ${16 * leastWidth.oneLine}px) and ${underOneLine}`,
  phoneColumns: `${from(leastWidth.phoneColumns)} and ${underOneLine}`,
  oneLine: from(leastWidth.oneLine),
  ledgerBeside: from(leastWidth.ledgerBeside),
  twoColumns: from(leastWidth.twoColumns),
  threeColumns: from(leastWidth.threeColumns),
} as const;

/** Wraps rules in a condition on the screen and one on the page's width, which no single at-rule can hold. */
const both = (screen: string, page: string) => (rules: string) => `${screen} { ${page} { ${rules} } }`;

/** The layouts that ask for the page's width and for something else, each by its name. */
export const layout = {
  /** The first screen's words beside its photograph. */
  heroBeside: both(media.wide, container.oneLine),
  /** The first screen's words over its photograph, on an upright tablet. */
  heroUpright: both(media.upright, container.oneLine),
  /** A phone under 740 px, with letters of a usual size: its first screen has no room for a title on two lines. */
  heroLow: both('@media not all and (min-height: 740px)', `${container.usualLetters} and ${underOneLine}`),
  /** The film's features two by two, on the screen of film and controls. */
  filmFeatures: both('@media (min-height: 46em)', container.phoneColumns),
  /** The film's dial between the film and its features. */
  filmDial: both(media.high, container.threeColumns),
  /** The store's code, at a desk's screen, at which one can point a phone's camera. */
  storeCode: both('@media screen and (pointer: fine)', container.twoColumns),
  /** A table of contents that fits the screen, beside its text. */
  wholeContents: both('@media (min-height: 53em)', container.twoColumns),
} as const;
