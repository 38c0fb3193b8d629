import { useSyncExternalStore } from 'react';

/**
 * A value that differs between build and visit. It is `prerendered` in the HTML and while hydrating, so that both
 * agree, and the result of `read` from the next render on.
 */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

/** Reports whether React has hydrated the page. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}

const subscribeToNothing = () => () => {};
