/** The least widths at which layouts change, in `rem`. Apart from the conditions, so that the script has no styles. */
export const leastWidth = {
  /** A reading is beside its arc; below, letters are large, or the window is small. */
  usualLetters: 17.5,
  /** A phone with letters of a usual size: patients and features are in columns. */
  phoneColumns: 22,
  /** The header's links, or the player's controls, are in one line. */
  oneLine: 37.5,
  /** The ledger beside its stage. */
  ledgerBeside: 45,
  /** Two columns: words beside words, or beside a drawing. */
  twoColumns: 60,
  /** Three columns, or a dial beside its words. */
  threeColumns: 77.5,
} as const;
