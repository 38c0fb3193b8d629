import { type SetStateAction, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { attempt } from './attempt.ts';
import { listen } from './listen.ts';

/** How long a value rests before it is remembered, in milliseconds. */
const rest = 300;

/** What the history entry remembers, for Back and a reload. Undefined if of another kind: entries outlive a release. */
export function remembered<Value>(name: string, isValue: (kept: unknown) => kept is Value): Value | undefined {
  const kept = history.state?.[name];
  return isValue(kept) ? kept : undefined;
}

/** Adds to what the history entry remembers, and can change its address. Safari refuses more than 100 times in 30 s. */
export function remember(name: string, value: unknown, address = ''): void {
  attempt(() => history.replaceState({ ...history.state, [name]: value }, '', address));
}

/**
 * Has the history entry remember what the visitor has done to the served page, to each element that says its name there.
 * React hears of none of it, and renders the page again where an extension or a translator has put nodes into it.
 */
export function rememberServed(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-remembered]')) {
    const done = doneTo(element);
    if (done) remember(element.dataset.remembered ?? '', done);
  }
}

function doneTo(element: HTMLElement): unknown {
  if (element instanceof HTMLDetailsElement) return element.open;
  if (element instanceof HTMLMediaElement) return element.currentTime;
  return element instanceof HTMLInputElement && element.checked && !element.defaultChecked && Number(element.value);
}

/** Has the history entry remember a value under a name once it rests, as a value that is dragged or played changes too often. */
export function useRemembered(name: string, value: unknown): void {
  const last = useRef(value);
  useEffect(() => {
    // The first value is not saved: what is remembered may be about to replace it.
    if (value === last.current) return;
    const timeout = setTimeout(() => {
      last.current = value;
      remember(name, value);
    }, rest);
    return () => clearTimeout(timeout);
  }, [name, value]);
}

/** A state that the history entry remembers under a name. It is `initial` in the HTML and while hydrating. */
export function useRememberedState<Value>(
  name: string,
  initial: Value,
  isValue: (kept: unknown) => kept is Value,
): [Value, (next: SetStateAction<Value>) => void] {
  const [value, setValue] = useState(initial);
  const restore = useEffectEvent(() => {
    const kept = remembered(name, isValue);
    if (kept !== undefined) setValue(kept);
  });
  // Before the browser paints the page and scrolls it to where the visitor was.
  useLayoutEffect(() => restore(), []);
  useRemembered(name, value);

  const keep = useEffectEvent(() => remember(name, value));
  // A link to a part of the page has made an entry that remembers nothing.
  useEffect(() => listen(window, ['hashchange'], () => keep()), []);

  return [value, setValue];
}
