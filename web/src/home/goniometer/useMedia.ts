import { useCallback, useSyncExternalStore } from 'react';

/** Reports whether a media query matches; `prerendered` in the HTML and while hydrating. */
export function useMedia(query: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => prerendered,
  );
}
