import type { FirstLoad } from './firstLoad.ts';
import { categories, type Summary } from './lighthouse.ts';

/** Prints the medians of each page; the first page is the one that the others are compared with. */
export function printSummaries(names: readonly string[], summaries: readonly Summary[]): void {
  console.log(
    `| page | ${categories.join(' | ')} | first paint | to bare | largest paint | to bare | CLS | TBT | kB |`,
  );
  console.log(`|---|${'--:|'.repeat(categories.length + 7)}`);
  const [bare] = summaries;
  for (const [index, { scores, values }] of summaries.entries()) {
    const paint = (metric: 'firstPaint' | 'largestPaint') => [
      `${values[metric].toFixed(0)} ms`,
      (values[metric] / (bare?.values[metric] ?? Number.NaN)).toFixed(2),
    ];
    const cells = [
      names[index],
      ...categories.map((category) => scores[category].toFixed(0)),
      ...paint('firstPaint'),
      ...paint('largestPaint'),
      Number(values.layoutShift.toFixed(4)),
      `${values.blockingTime.toFixed(0)} ms`,
      (values.bytes / 1000).toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** Prints what a slow phone did in each load of each page. */
export function printFirstLoads(names: readonly string[], loads: readonly FirstLoad[][]): void {
  console.log('\n| page | largest paint | long tasks after the first paint, in each run |\n|---|---|---|');
  for (const [index, runs] of loads.entries()) {
    const tasks = runs.map(({ longTasks }) => longTasks.map((task) => `${task.toFixed(0)} ms`).join(' + ') || 'none');
    const largest = [...new Set(runs.map(({ largest }) => largest))];
    console.log(`| ${names[index]} | ${largest.join('; ')} | ${tasks.join(', ')} |`);
  }
}

/** Prints every audit that a page did not pass in full, and the pages. */
export function printImperfect(names: readonly string[], summaries: readonly Summary[]): void {
  console.log('\naudits below their full score:\n');
  for (const id of new Set(summaries.flatMap(({ imperfect }) => [...imperfect.keys()])).values()) {
    const pages = summaries.flatMap(({ imperfect }, index) => {
      const result = imperfect.get(id);
      return result ? [`${names[index]} (${result})`] : [];
    });
    console.log(`- ${id}: ${pages.join(', ')}`);
  }
  console.log();
}
