import { median } from '../median.ts';
import type { FirstLoad } from './firstLoad.ts';
import { categories, type Summary } from './lighthouse.ts';

const leastScore = 100;
/** How much later than the bare page ours may paint. */
const largestRatio = 1.25;
/** What hydration may take on the slow phone, in milliseconds; no other task may be long. */
const longestHydration = 100;

/** What a page misses of the goals, a sentence each. */
export function misses(summary: Summary, bare: Summary, loads: readonly FirstLoad[]): string[] {
  const { scores, values } = summary;
  const scoreMisses = categories.flatMap((category) =>
    scores[category] < leastScore ? [`${category}: ${scores[category]}, not ${leastScore}`] : [],
  );
  const paintMisses = (['firstPaint', 'largestPaint'] as const).flatMap((paint) => {
    const ratio = values[paint] / bare.values[paint];
    return ratio > largestRatio ? [`${paint}: ${ratio.toFixed(2)} times the bare page's, not ${largestRatio}`] : [];
  });
  const pictures = loads.filter(({ largestIsText }) => !largestIsText).map(({ largest }) => largest);
  const count = median(loads.map(({ longTasks }) => longTasks.length));
  const longest = median(loads.map(({ longTasks }) => Math.max(0, ...longTasks)));
  const loadMisses = [
    ...pictures.map((largest) => `the largest paint is no text: ${largest}`),
    ...(count > 1 ? [`${count} long tasks after the first paint, not one`] : []),
    ...(longest > longestHydration ? [`a task of ${longest.toFixed(0)} ms, not ${longestHydration}`] : []),
  ];
  const shiftMisses = values.layoutShift > 0 ? [`layout shift: ${values.layoutShift}, not 0`] : [];
  return [...scoreMisses, ...paintMisses, ...shiftMisses, ...loadMisses];
}
