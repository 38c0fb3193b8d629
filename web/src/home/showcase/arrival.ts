import { duration } from '../../../shared/shownFilm.ts';
import { type Feature, features } from './features.ts';

const playerFragment = 'video';

/** The fragments that show the player. */
export const fragments = [playerFragment, ...features.map(({ id }) => id)];

/** The address of a second, relative to the home page's. A fragment tells features of the same second apart. */
export function addressOf(second: number, fragment = playerFragment): string {
  return `?t=${second}#${fragment}`;
}

/** The second that an address asks for, by a query like `?t=60` or a feature's fragment. Undefined if it names none. */
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
