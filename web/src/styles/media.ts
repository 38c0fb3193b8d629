/** Media queries, each written once. */
export const media = {
  /** A tablet in portrait and everything wider. */
  medium: '@media (min-width: 48em)',
  /** Room for two columns of text and a phone. */
  wide: '@media (min-width: 64em)',
  /** The whole measure of the page, with its gutters. */
  full: '@media (min-width: 76em)',
  /** A phone in landscape: no height to spare for what sticks to the screen. */
  short: '@media (max-height: 30em)',
  /** Firefox 115 and Safari 16. */
  withoutPopovers: '@supports not selector(:popover-open)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  noScript: '@media (scripting: none)',
  print: '@media print',
} as const;
