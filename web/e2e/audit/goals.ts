import { categories, type Summary } from './lighthouse.ts';

const leastScore = 100;
/** How much may move while the page opens. */
const largestShift = 0.01;
/** How much later than the bare page ours may paint. */
const largestRatio = 1.25;
/** How long tasks may block the slow phone between its first paint and its quiet (TBT), in milliseconds. */
const longestBlocking = 200;

/** What a page misses of the goals, a sentence each. */
export function misses(summary: Summary, bare: Summary): string[] {
  const { scores, values } = summary;
  const scoreMisses = categories.flatMap((category) =>
    scores[category] < leastScore ? [`${category}: ${scores[category]}, not ${leastScore}`] : [],
  );
  const paintMisses = (['firstPaint', 'largestPaint'] as const).flatMap((paint) => {
    const ratio = values[paint] / bare.values[paint];
    return ratio > largestRatio ? [`${paint}: ${ratio.toFixed(2)} times the bare page's, not ${largestRatio}`] : [];
  });
  const blocking = values.blockingTime;
  const blockingMisses =
    blocking > longestBlocking ? [`${blocking.toFixed(0)} ms blocked, not ${longestBlocking}`] : [];
  const shiftMisses =
    values.layoutShift > largestShift ? [`layout shift: ${values.layoutShift}, not ${largestShift}`] : [];
  return [...scoreMisses, ...paintMisses, ...shiftMisses, ...blockingMisses];
}
