import { onScroll, useClientValue } from './useClientValue.ts';

/**
 * Reports whether what sticks to the top of the screen covers the first element of a selector, or would, had it not left
 * over the upper edge. False until the page is hydrated.
 */
export function useCovered(selector: string): boolean {
  return useClientValue(() => isCovered(document.querySelector(selector)), false, onScroll);
}

function isCovered(element: Element | null): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return element !== null && element.getBoundingClientRect().bottom <= Number.parseFloat(scrollPaddingTop);
}
