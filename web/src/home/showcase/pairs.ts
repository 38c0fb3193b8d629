import { duration } from '../../../shared/timeline.ts';
import { features } from './features.ts';

/*
 * On an upright screen the features stand round the film's scale: in two columns, in each the first one above the scale
 * and the second one below it. Where that would part a feature from its mark on the scale, they stand in rows.
 */

/** The width of the first column, in percent of the scale. */
export const firstColumn = 48;

/** Whether every feature's mark is in the feature's column. */
export const inPairs = features.every(({ timestamp }, index) => {
  const column = timestamp < (firstColumn / 100) * duration ? 0 : 1;
  return column === Math.floor(index / 2);
});

/** Reports whether a feature stands below the scale, by its place in the list. */
export function isBelow(index: number): boolean {
  return inPairs && index % 2 === 1;
}
