import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/**
 * A value that differs between build and visit. It is `prerendered` in the HTML and while hydrating, so that both
 * agree, and the result of `read` from the next render on. `subscribe` calls back when it may have changed.
 */
export function useClientValue<Value>(read: () => Value, prerendered: Value, subscribe = subscribeToNothing): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}

/** Reports whether React has hydrated the page. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}

/** Subscribes to the page's scroll position. */
export function onScroll(notify: () => void): () => void {
  return listen(window, ['scroll'], notify, { passive: true });
}

const subscribeToNothing = (_notify: () => void) => () => {};
