import { duration } from '../../../shared/shownFilm.ts';
import { type Feature, features } from './features.ts';

const playerFragment = 'video';

/** The fragments that show the player. */
export const fragments = [playerFragment, ...features.map(({ id }) => id)];

/**
 * The address of a second of the film, relative to the home page's: a copy of the site can be anywhere. A feature's
 * fragment distinguishes it from another one that starts at the same second.
 */
export function addressOf(second: number, fragment = playerFragment): string {
  return `?t=${second}#${fragment}`;
}

/**
 * The second of the film that an address asks for: by a query string like `?t=60`, in plain decimals, or by a feature's
 * fragment. Undefined if it names none.
 */
export function requestedSecond({ search, hash }: Pick<Location, 'search' | 'hash'>): number | undefined {
  const value = new URLSearchParams(search).get('t') ?? '';
  // A link in a sentence often takes the mark behind it along.
  const [, second] = /^(\d+(?:\.\d+)?)[).,;:!?]*$/.exec(value) ?? [];
  if (Number(second) < duration) return Number(second);
  return features.find(({ id }) => `#${id}` === hash)?.timestamp;
}

/** The feature that the film shows at a second. Of features that share a second, the one with the given id. */
export function featureAt(seconds: number, id: string): Feature {
  const shown = features.filter((feature) => feature.timestamp <= seconds);
  const start = Math.max(...shown.map(({ timestamp }) => timestamp));
  const latest = shown.filter(({ timestamp }) => timestamp === start);
  return latest.find((feature) => feature.id === id) ?? latest[0] ?? features[0];
}

/** Reports whether what an entry remembers is a second of the film. */
export function isSecond(kept: unknown): kept is number {
  return typeof kept === 'number' && kept >= 0 && kept <= duration;
}
