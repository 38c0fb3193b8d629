/** Calls a listener at each of some events of a target. Returns what ends that. */
export function listen(
  target: EventTarget | null,
  types: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target?.addEventListener(type, listener, options);
  return () => types.forEach((type) => void target?.removeEventListener(type, listener, options));
}
