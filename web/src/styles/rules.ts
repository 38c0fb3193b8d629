/** The one door to this folder. By name, so that a change of one file computes the styles of its users alone again. */
export { leastWidth } from './breakpoints.ts';
export { type GroundName, ground, onGround } from './grounds.ts';
export { container, layout, media, pageContainer } from './media.ts';
export { screenOnly } from './print.ts';
export { arcEasing, strokes } from './strokes.ts';
export {
  color,
  declare,
  footerColumns,
  footerGap,
  groundLine,
  gutter,
  headerHeight,
  headerTop,
  onPhotograph,
  quarter,
  seam,
  space,
  touchTarget,
} from './tokens.ts';
export { baselineOf, capitalsOf, size, type } from './type.ts';
