import { duration } from '../../../shared/timeline.ts';
import { type Feature, features } from './features.ts';

/** The address of a second of the film. The fragment distinguishes features that start at the same second. */
export function addressOf(second: number, fragment = ''): string {
  return `/?t=${second}${fragment && `#${fragment}`}`;
}

/** The second of the film that a query string like `?t=60` asks for, in plain decimals; undefined if it names none. */
export function requestedSecond(search: string): number | undefined {
  const value = new URLSearchParams(search).get('t') ?? '';
  const second = Number(value);
  return /^\d+(\.\d+)?$/.test(value) && second < duration ? second : undefined;
}

/** The feature that the film shows at a second. Of features that share a second, the one with the given id. */
export function featureAt(seconds: number, id: string): Feature {
  const shown = features.filter((feature) => feature.timestamp <= seconds);
  const start = Math.max(...shown.map(({ timestamp }) => timestamp));
  const latest = shown.filter(({ timestamp }) => timestamp === start);
  return latest.find((feature) => feature.id === id) ?? latest[0] ?? features[0];
}

/** What the history entry of a visit to the home page remembers, for Back and for a reload. */
interface Remembered {
  /** The film's position, in whole seconds. */
  second?: number;
  transcriptOpen?: boolean;
}

export function remembered(): Remembered {
  return history.state ?? {};
}

/**
 * Adds to what the history entry remembers, and can change its address. A browser may refuse: Safari allows 100 changes in
 * 30 seconds. What the visitor asked for goes on without.
 */
export function remember(part: Remembered, address = ''): void {
  try {
    history.replaceState({ ...history.state, ...part }, '', address);
  } catch {
    // The next change may be allowed again.
  }
}
