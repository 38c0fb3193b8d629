import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The beginning of the current minute, in milliseconds since 1970, UTC; undefined until the page is hydrated. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}

/** Looks at the clock every second, because a timer of a minute would be late after the device has slept. */
function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}
