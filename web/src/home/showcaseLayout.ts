/** Conditions on the showcase's own width. They count in the reader's text size, as the hero's do. */

/** A phone with large letters: a feature's time stands below its words. */
export const cramped = '@container (max-width: 17.5rem)';

/** All of the player's controls stand in one line. */
export const tablet = '@container (min-width: 37.5rem)';

/** The features stand beside the phone. */
export const wide = '@container (min-width: 56.25rem)';

/** There is room for the dial between phone and features, and for the names of the chapters. */
export const withDial = '@container (min-width: 77.5rem)';

/** The dial is drawn in CSS pixels, and not reduced. */
export const full = '@container (min-width: 82.5rem)';

/** The height of a feature's row in the dial's units: the dial's leaders end in the middle of the rows. */
export const rowHeight = 142;

/** Half of the phone's width, and from the phone's middle to the rows, in the dial's units. */
export const phoneHalf = 210;
export const rowStart = 536;
