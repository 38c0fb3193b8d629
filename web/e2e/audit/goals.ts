import { categories, type Figures } from './lighthouse.ts';

const leastScore = 100;

/** The largest figures that are good enough. The paints are compared with those of a bare page. */
const most = {
  firstPaintToBare: 1.25,
  largestPaintToBare: 1.25,
  layoutShift: 0.01,
  blockingTime: 200,
} as const satisfies Partial<Figures>;

/** The goals that a page misses, a sentence for each. A figure that was not measured is not a number, and misses its goal. */
export function misses(figures: Figures): string[] {
  const low = categories.filter((category) => !(figures[category] >= leastScore));
  const high = (Object.keys(most) as (keyof typeof most)[]).filter((name) => !(figures[name] <= most[name]));
  return [
    ...low.map((category) => `${category} is ${figures[category]}, not ${leastScore}`),
    ...high.map((name) => `${name} is ${figures[name]}, not at most ${most[name]}`),
  ];
}
