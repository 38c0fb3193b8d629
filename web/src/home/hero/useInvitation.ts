import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { steps } from '../../../shared/geometry/geometry.ts';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { firstPaint, whenSeen } from '../../ui/whenSeen.ts';
import { entryTime } from './entry.ts';

/** How far the knee bends and returns, in degrees, and how long that takes, in milliseconds. */
const bend = 20;
const bendTime = 1800;

/** The degrees to add at a time, in milliseconds from the start. */
const degreesAt = (time: number) => Math.round(bend * Math.sin((Math.PI * time) / bendTime) ** 2);

/** When they change, in milliseconds from the start: in the middle between two degrees, on the way and on the way back. */
const changes = steps(0.5, bend - 0.5, 1)
  .map((degrees) => (bendTime / Math.PI) * Math.asin(Math.sqrt(degrees / bend)))
  .flatMap((time) => [time, bendTime - time])
  .sort((a, b) => a - b);

/** Between the entry and the invitation, or between a later script and it, in milliseconds. */
const pause = 500;

/** The latest start after the first paint, in milliseconds: later, a visitor is reading, and nothing should move. */
const latest = 2000;

/** The events that end the invitation. Hiding the tab needs none: its time goes on. */
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
      const painted = firstPaint() ?? live;
      const { top, bottom } = drawing.current?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      const away = top < 0 || bottom > innerHeight;
      if (!atRest || away || reducedMotion() || live - painted > latest || navigator.userActivation?.hasBeenActive)
        return;

      const start = Math.max(live, painted + entryTime) + pause;
      running.current = new AbortController();
      const { signal } = running.current;
      for (const input of inputs) addEventListener(input, end, { passive: true, signal });
      // Waits for the next change: each frame costs a slow phone the work of a whole page, also where nothing has changed.
      const step = () => {
        if (signal.aborted) return;
        const time = performance.now() - start;
        if (time >= 0) setDegrees(degreesAt(time));
        const next = changes.find((change) => change > time);
        if (next === undefined) end();
        else setTimeout(step, Math.ceil(next - time));
      };
      step();
    };
    const cancel = whenSeen(invite);
    return () => {
      cancel();
      end();
    };
  }, [drawing, atRest, end]);

  return [degrees, end];
}
