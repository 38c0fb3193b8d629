/** The least widths of larger screens. Apart from `media`, so that the script contains no style rules. */
export const breakpoint = {
  /** A tablet in portrait: room for the header's links. */
  medium: '37.5em',
  /** Room for two columns. */
  wide: '56.25em',
  /** Room for the hero's words beside its photograph, and for the film's dial. */
  full: '77.5em',
} as const;
