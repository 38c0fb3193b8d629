/** The least widths of larger screens. Apart from `media`, so that the script contains no style rules. */
export const breakpoint = {
  /** A tablet in portrait. */
  medium: '48em',
  /** Room for two columns of text and a phone. */
  wide: '64em',
  /** The whole measure of the page, with its gutters. */
  full: '76em',
} as const;
