import { breakpoint } from './breakpoints.ts';

/** Conditions of style rules, each written once. */
export const media = {
  medium: `@media (min-width: ${breakpoint.medium})`,
  wide: `@media (min-width: ${breakpoint.wide})`,
  full: `@media (min-width: ${breakpoint.full})`,
  /** A phone in landscape: no height to spare for what sticks to the screen. */
  short: '@media (max-height: 30em)',
  /** Firefox 115 and Safari 16. */
  withoutPopovers: '@supports not selector(:popover-open)',
  /** Neither paper nor a forced palette. */
  ownColors: '@media screen and (forced-colors: none)',
  /** Where nothing may move: on paper, and for visitors who ask for reduced motion. */
  still: '@media (prefers-reduced-motion: reduce), print',
  forcedColors: '@media (forced-colors: active)',
  noScript: '@media (scripting: none)',
  dark: '@media screen and (prefers-color-scheme: dark)',
  print: '@media print',
} as const;
