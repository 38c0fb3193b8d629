import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { clock } from './clock.ts';
import { rememberMoment } from './useArrival.ts';
import type { Film } from './useFilm.ts';
import { useSweep } from './useSweep.ts';

/** Shows a moment that is asked for: on the dial, in the address, to screen readers. `now` is the second shown. */
export function useWatching(film: Film) {
  const [behind, sweep] = useSweep();
  const [chosen, choose] = useState<{ second: number; title: string }>();
  const [announcement, announce] = useState<ReactNode>();
  const playerRef = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  // A film that cannot be wound goes nowhere.
  const now = film.unreachable === undefined ? film.time + behind : film.time;

  // A choice is said once the film shows it, and not if the film has gone elsewhere. By a new key the same words are said again.
  useEffect(() => {
    if (!chosen || film.jumping) return;
    const { second, title } = chosen;
    const shown = Math.abs(film.time - second) < 1;
    announce(shown && <VisuallyHidden key={performance.now()}>{`Vídeo em ${clock(second)}, ${title}`}</VisuallyHidden>);
    choose(undefined);
  }, [chosen, film.jumping, film.time]);

  const focusPlayButton = () => playButton.current?.focus({ preventScroll: true });

  const watchFrom = (second: number, title: string, fragment?: string) => {
    sweep(now - second);
    film.playFrom(second);
    rememberMoment(second, fragment);
    choose({ second, title });
    const tooTall = playerRef.current && playerRef.current.offsetHeight > innerHeight;
    // What has been chosen may leave the screen.
    if (tooTall || !playerRef.current?.contains(document.activeElement)) focusPlayButton();
    const shown = tooTall ? film.ref.current : playerRef.current;
    shown?.scrollIntoView({ block: tooTall ? 'start' : 'nearest', behavior: reducedMotion() ? 'instant' : 'smooth' });
  };

  // The button that asks for it leaves the page.
  const retry = () => {
    focusPlayButton();
    film.retry();
  };

  // The Space key goes to the button after a click on the film. The second click of a double click would undo the first.
  const onPicture = ({ detail }: MouseEvent) => {
    focusPlayButton();
    if (film.screenRefused) film.endRefusal();
    else if (detail < 2) film.toggle();
  };

  return { now, announcement, playerRef, playButton, watchFrom, retry, onPicture };
}
