/** The legal texts. They are loaded when a legal page is, because they are long and few read them. */
export { privacy } from './privacy.ts';
export { terms } from './terms.ts';
