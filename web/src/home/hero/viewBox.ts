import { photograph } from '../../../shared/figure/figure.ts';
import { table } from '../../../shared/figure/pose.ts';

/** What the drawing shows of the leg at rest, in units: from above the knee down to the table. A bent knee rises above it. */
export const viewBox = { left: 0, top: 68, width: photograph.width, height: table - 68 } as const;

/** Where the reading ends at rest. It is stated, because a style block that drew the figure would take seconds to build. */
export const readingAtRest = { x: 318, y: 258 } as const;
