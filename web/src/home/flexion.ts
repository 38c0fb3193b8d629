import { useLayoutEffect, useState } from 'react';

/** The flexion that the build draws, in degrees. */
export const restingFlexion = 92;

let current = restingFlexion;
const listeners = new Set<(degrees: number) => void>();

/** Sets the knee's flexion, in degrees, for every drawing of it. */
export function setFlexion(degrees: number): void {
  if (degrees === current) return;
  current = degrees;
  for (const listener of listeners) listener(degrees);
}

/**
 * The knee's flexion, in degrees: the same in every drawing, and `restingFlexion` while the page hydrates. Not by
 * `useSyncExternalStore`, which costs a slow phone a second task for each move of a finger.
 */
export function useFlexion(): number {
  const [flexion, update] = useState(current);
  useLayoutEffect(() => {
    update(current);
    return subscribe(update);
  }, []);
  return flexion;
}

/** Degrees in words: 1 grau, 92 graus. Zero takes the singular, as Brazilian Portuguese has it. */
export function degreesInWords(degrees: number): string {
  return `${degrees} ${degrees < 2 ? 'grau' : 'graus'}`;
}

function subscribe(listener: (degrees: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
