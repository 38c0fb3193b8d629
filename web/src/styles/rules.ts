/** All that components write their style rules with: the one door to this folder. */
export { leastWidth } from './breakpoints.ts';
export * from './grounds.ts';
export * from './media.ts';
export { screenOnly } from './print.ts';
export * from './strokes.ts';
export * from './tokens.ts';
export { displayLine, type } from './type.ts';
