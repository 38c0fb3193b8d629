import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * What the history entry of a visit to a page remembers, for Back and for a reload. Undefined if it is nothing of the
 * expected kind: entries outlive a release.
 */
export function remembered<Value>(name: string, isValue: (kept: unknown) => kept is Value): Value | undefined {
  const kept = history.state?.[name];
  return isValue(kept) ? kept : undefined;
}

/**
 * Adds to what the history entry remembers, and can change its address. A browser may refuse: Safari allows 100 changes in
 * 30 seconds. What the visitor asked for happens nevertheless.
 */
export function remember(name: string, value: unknown, address = ''): void {
  try {
    history.replaceState({ ...history.state, [name]: value }, '', address);
  } catch {
    // The next change may be allowed again.
  }
}

/** What may be the last event of a visit to a page, among them each click on a link. */
const leaving = ['pause', 'click', 'visibilitychange', 'pagehide'] as const;

/** The least time between two changes under a name, in milliseconds. */
const interval = 1000;

/** Has the history entry remember a value under a name: when it changes, once a second at most, and before leaving. */
export function useRemembered(name: string, value: unknown): void {
  const [initial] = useState(value);
  const timer = useRef<number>(undefined);
  const due = useRef(0);
  const last = useRef(value);

  const save = useEffectEvent(() => {
    if (same(value, history.state?.[name] ?? initial)) return;
    remember(name, value);
    due.current = performance.now() + interval;
  });

  // The first value is not saved: what is remembered may be about to replace it.
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    const wait = due.current - performance.now();
    if (wait <= 0) save();
    else
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        save();
      }, wait);
  }, [value]);

  useEffect(() => {
    const listening = new AbortController();
    // In the capture phase: events of media do not bubble.
    const options = { capture: true, signal: listening.signal };
    for (const type of leaving) addEventListener(type, () => save(), options);
    return () => {
      listening.abort();
      clearTimeout(timer.current);
    };
  }, []);
}

/** A state that the history entry remembers under a name. It is `initial` in the HTML and while hydrating. */
export function useRememberedState<Value>(
  name: string,
  initial: Value,
  isValue: (kept: unknown) => kept is Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial);
  const restore = useEffectEvent(() => {
    const kept = remembered(name, isValue);
    if (kept !== undefined) setValue(kept);
  });
  // Before the browser paints the page and scrolls it to where the visitor was.
  useLayoutEffect(() => restore(), []);
  useRemembered(name, value);
  return [value, setValue];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
