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
