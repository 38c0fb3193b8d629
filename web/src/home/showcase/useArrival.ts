import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../ui/listen.ts';
import { remember, remembered, useRemembered } from '../../ui/remembered.ts';
import { addressOf, featureAt, isSecond, requestedSecond } from './arrival.ts';
import type { Feature } from './features.ts';
import type { Film } from './useFilm.ts';

/** The key of the film's second in the history entry. */
export const secondKey = 'second';

/**
 * Brings the film to the second that an address like `/?t=60` asks for, or to the last one on Back, and the page to the
 * section with an id. The film does not play: browsers want a click for that. Where it plays already, by the browser's own
 * controls, it goes on.
 */
export function useArrival(film: Film, sectionId: string, onFeature: (feature: Feature) => void): void {
  useRemembered(secondKey, Math.floor(film.time));

  const arrive = useEffectEvent((search: string) => {
    const requested = requestedSecond({ search, hash: location.hash });
    if (requested !== undefined) onFeature(featureAt(requested, location.hash.slice(1)));
    const last = remembered(secondKey, isSecond);
    const second = last ?? requested;
    if (second === undefined) {
      if (film.time > 0) remember(secondKey, Math.floor(film.time));
      return;
    }
    remember(secondKey, second);
    if (film.ref.current?.paused) film.jump(second);
    // The browser has scrolled to a fragment's element, and after a reload and Back to where the visitor was. One who has
    // already scrolled is not moved either.
    const target = document.getElementById(location.hash.slice(1));
    if (last === undefined && !target && scrollY === 0) document.getElementById(sectionId)?.scrollIntoView();
  });

  useEffect(() => {
    arrive(location.search);
    // The second of the address was there before its fragment.
    return listen(window, ['hashchange'], () => arrive(''));
  }, []);
}

/** Gives a second that is watched to the address and to the history entry. */
export function rememberMoment(second: number, fragment?: string): void {
  remember(secondKey, second, addressOf(second, fragment));
}
