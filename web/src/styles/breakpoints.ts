/**
 * The least widths at which layouts change, each named by its effect: in `em` for the screen, in `rem` for a container.
 * Apart from the conditions, so that the script contains no style rules.
 */
export const leastWidth = {
  /** The opening hours stand beside their days. */
  besideDays: 13,
  /** The film's features stand round its scale. */
  roundScale: 17.5,
  /** The header's links, or the player's controls, stand in one line. */
  oneLine: 37.5,
  /** The ledger beside its stage. */
  ledgerBeside: 45,
  /** Two columns of text. */
  twoColumns: 56.25,
  /** All of the hero's words beside its photograph. */
  allBeside: 60,
  /** The goniometer beside its words. */
  besideDial: 72,
  /** Three columns, or the dial between the film and its features. */
  threeColumns: 77.5,
} as const;
