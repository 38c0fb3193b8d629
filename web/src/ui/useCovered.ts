import { onScroll, useClientValue } from './useClientValue.ts';

/** Reports whether the header covers an element, or would if that had not left the screen. False until hydration. */
export function useCovered(selector: string): boolean {
  return useClientValue(() => isCovered(document.querySelector(selector)), false, onScroll);
}

function isCovered(element: Element | null): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return element !== null && element.getBoundingClientRect().bottom <= Number.parseFloat(scrollPaddingTop);
}
