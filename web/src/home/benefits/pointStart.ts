import { closeUp } from '../../../shared/figure/atlas.ts';
import type { Point } from '../../../shared/geometry/geometry.ts';
import { plates } from './plates.ts';

const { axis, scale } = plates.hip;

/** Where the point stands beside its landmark at first, in millimetres. */
export const start: Point = { x: -6, y: 19 };

/** How far below the drawing's upper edge that is, in units. */
export const startTop = axis.y + scale * start.y - closeUp.top;

/** Its reading then: how far the baseline is above the point, and the size of the digits, in units. */
export const startReading = { raised: 12, size: 48 } as const;

/** How much of the drawing's height is above the digits of that reading. */
export const aboveReading = (startTop - startReading.raised - 0.75 * startReading.size) / closeUp.height;
