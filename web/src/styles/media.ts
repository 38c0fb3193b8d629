import { leastWidth } from './breakpoints.ts';

/** Conditions of style rules, each written once. */
export const media = {
  /** Screens too narrow for the links in the header. A little under the next width: older engines do not know `<`. */
  phone: `@media screen and (max-width: ${leastWidth.oneLine - 0.001}em)`,
  oneLine: `@media (min-width: ${leastWidth.oneLine}em)`,
  twoColumns: `@media (min-width: ${leastWidth.twoColumns}em)`,
  besideDial: `@media (min-width: ${leastWidth.besideDial}em)`,
  threeColumns: `@media (min-width: ${leastWidth.threeColumns}em)`,
  /** A desk's screen, at which one can point a phone's camera. */
  atDesk: '@media screen and (pointer: fine)',
  /** A phone in landscape: no height to spare for what sticks to the screen. */
  short: '@media (max-height: 30em)',
  tall: '@media screen and (min-height: 30.001em)',
  /** Wider than high. */
  wide: '@media screen and (min-aspect-ratio: 5/4)',
  upright: '@media not all and (min-aspect-ratio: 5/4)',
  /** Room for the film's dial. */
  high: '@media (min-height: 42.5em) and (min-aspect-ratio: 5/4)',
  /** Neither paper nor a forced palette. */
  ownColors: '@media screen and (forced-colors: none)',
  /** Where nothing may move: on paper, and for visitors who ask for reduced motion. */
  still: '@media (prefers-reduced-motion: reduce), print',
  moreContrast: '@media screen and (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  noScript: '@media (scripting: none)',
  dark: '@media screen and (prefers-color-scheme: dark)',
  screen: '@media screen',
  print: '@media print',
} as const;

/**
 * Conditions on the width of the surrounding container. They count in the reader's text size, so that larger letters get
 * the narrow layout; a media query counts in the browser's default size.
 */
export const container = {
  belowDays: `@container (max-width: ${leastWidth.besideDays}rem)`,
  phone: `@container (max-width: ${leastWidth.oneLine}rem)`,
  roundScale: `@container (min-width: ${leastWidth.roundScale}rem)`,
  oneLine: `@container (min-width: ${leastWidth.oneLine}rem)`,
  allBeside: `@container (min-width: ${leastWidth.allBeside}rem)`,
  ledgerBeside: `@container (min-width: ${leastWidth.ledgerBeside}rem)`,
  twoColumns: `@container (min-width: ${leastWidth.twoColumns}rem)`,
  threeColumns: `@container (min-width: ${leastWidth.threeColumns}rem)`,
} as const;
