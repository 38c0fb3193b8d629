/**
 * Conditions on the hero's own width. They count in the reader's text size, so that larger letters get the narrow
 * layout; a media query counts in the browser's default size.
 */

/** The words stand beside the photograph. */
export const wide = '@container (min-width: 77.5rem)';

/** A phone. */
export const narrow = '@container (max-width: 37.5rem)';

/** The photograph's width: 788 of the drawing's 900 units. The rest of the drawing lies on the page. */
export const photographWidth = '788 * var(--unit)';
