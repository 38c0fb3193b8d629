import type { Page } from '@playwright/test';
import { footer, main } from '../page/parts.ts';

/** Across a whole page: from the part with a heading down to the next one, in CSS pixels from the page's top. */
export interface Strip {
  /** The heading's words, fit for a file's name. */
  name: string;
  clip: { x: number; y: number; width: number; height: number };
}

/** What is higher than this is divided into its children, in CSS pixels. */
const highest = 2400;

/** Divides a page, from its header down to its footer. */
export async function stripsOf(page: Page): Promise<Strip[]> {
  const parts = await main(page).evaluate((main, highest) => {
    const divide = (part: Element): { heading: string; top: number }[] => {
      const { top, height } = part.getBoundingClientRect();
      if (height > highest && part.children.length > 0) return [...part.children].flatMap(divide);
      const headings = 'h1, h2, h3';
      const heading = part.matches(headings) ? part : part.querySelector(headings);
      return heading ? [{ heading: heading.textContent, top: Math.round(top + scrollY) }] : [];
    };
    return divide(main).sort((one, other) => one.top - other.top);
  }, highest);
  const { y: end = 0, width = 0 } = (await footer(page).boundingBox()) ?? {};
  const tops = parts.map(({ top }, index) => (index === 0 ? 0 : top));
  return parts
    .map(({ heading }, index) => {
      const [y = 0, next = Math.round(end)] = tops.slice(index, index + 2);
      return { name: fileName(heading), clip: { x: 0, y, width, height: next - y } };
    })
    .filter(({ clip }) => clip.height > 0); // Of two parts beside each other, one names the strip.
}

/** Words as a file's name: 'Our History' is 'our-history'. */
function fileName(words: string): string {
  const letters = words.normalize('NFD').replace(/\p{Mark}/gu, '');
  return (
    letters
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}
