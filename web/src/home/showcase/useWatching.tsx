import { type ReactNode, useRef, useState } from 'react';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { clock } from './clock.ts';
import { rememberMoment } from './useArrival.ts';
import type { Film } from './useFilm.ts';
import { useSweep } from './useSweep.ts';

/**
 * What a visitor who asks for a moment of the film gets beside it: its second on the dial, in the address and for screen
 * readers, and the film on the screen. `now` is the second that is shown.
 */
export function useWatching(film: Film) {
  const [behind, sweep] = useSweep();
  const [announcement, announce] = useState<ReactNode>();
  const playerRef = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const now = film.time + behind;

  const focusPlayButton = () => playButton.current?.focus({ preventScroll: true });

  const watchFrom = (second: number, title: string, fragment?: string) => {
    sweep(now - second);
    film.playFrom(second);
    rememberMoment(second, fragment);
    // By a new key the same words are said again.
    announce(<VisuallyHidden key={performance.now()}>{`Vídeo em ${clock(second)}, ${title}`}</VisuallyHidden>);
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

  return { now, announcement, playerRef, playButton, watchFrom, retry };
}
