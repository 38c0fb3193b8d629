import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** A value that differs between build and visit: `prerendered` until it is hydrated, then the result of `read`. */
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
