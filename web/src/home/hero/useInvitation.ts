import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { whenSeen } from '../../ui/whenSeen.ts';
import { entryTime } from './entry.ts';

/** How far the knee bends and returns, in degrees, and how long that takes, in milliseconds. */
const bend = 20;
const bendTime = 1800;

/** Between the entry and the invitation, or between a later script and it, in milliseconds. */
const pause = 500;

/** The latest start after the first paint, in milliseconds: later, a visitor is reading, and nothing should move. */
const latest = 2000;

/** The events that end the invitation. Hiding the tab needs none: its time goes on without animation frames. */
const inputs = ['pointerdown', 'wheel', 'keydown', 'focusin', 'scroll'];

/**
 * Invites to bend the knee, once, when the page is live, seen and untouched, the knee is `atRest` and all of `drawing` is on
 * the screen. Returns the degrees to add to the flexion, and a function that ends the invitation, as any input does.
 */
export function useInvitation(drawing: RefObject<Element | null>, atRest: boolean): [degrees: number, end: () => void] {
  const [degrees, setDegrees] = useState(0);
  const running = useRef<AbortController>(null);

  const end = useCallback(() => {
    running.current?.abort();
    setDegrees(0);
  }, []);

  useEffect(() => {
    const invite = () => {
      const live = performance.now();
      const painted = performance.getEntriesByType('paint')[0]?.startTime ?? live;
      const { top, bottom } = drawing.current?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      const away = top < 0 || bottom > innerHeight;
      if (!atRest || away || reducedMotion() || live - painted > latest || navigator.userActivation?.hasBeenActive)
        return;

      const start = Math.max(live, painted + entryTime) + pause;
      running.current = new AbortController();
      const { signal } = running.current;
      for (const input of inputs) addEventListener(input, end, { passive: true, signal });
      const step = (now: number) => {
        if (signal.aborted) return;
        const share = (now - start) / bendTime;
        if (share >= 1) return end();
        if (share > 0) setDegrees(Math.round(bend * Math.sin(Math.PI * share) ** 2));
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    };
    const cancel = whenSeen(invite);
    return () => {
      cancel();
      end();
    };
  }, [drawing, atRest, end]);

  return [degrees, end];
}
