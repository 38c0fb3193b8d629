import { useSyncExternalStore } from 'react';

/**
 * A value that differs between the build and the visit: `prerendered` in the HTML and while hydrating,
 * so that both agree, and what `read` returns from the next render on.
 */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

/** Whether React has taken the page over. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}

const subscribeToNothing = () => () => {};
