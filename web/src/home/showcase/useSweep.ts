import { useEffect, useState } from 'react';
import { smoothStep } from '../../../shared/figure/geometry.ts';
import { reducedMotion } from '../../ui/reducedMotion.ts';

/** How long a sweep lasts, in milliseconds. */
const sweepTime = 460;

interface Sweep {
  distance: number;
  start: number;
}

/**
 * Lets a drawn value follow a jump: returns how far it is still away from its target, and a function that starts a sweep
 * from so far away. The distance falls to 0 within 460 ms, or is 0 at once for visitors who ask for reduced motion.
 */
export function useSweep(): [number, (distance: number) => void] {
  const [sweep, setSweep] = useState<Sweep>();
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (!sweep) return;
    let frame = requestAnimationFrame(function step(time) {
      setNow(time);
      if (time < sweep.start + sweepTime) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [sweep]);

  const start = (distance: number) => {
    const time = performance.now();
    setNow(time);
    setSweep(reducedMotion() ? undefined : { distance, start: time });
  };
  const t = sweep ? Math.min(1, Math.max(0, (now - sweep.start) / sweepTime)) : 1;
  return [sweep ? sweep.distance * (1 - smoothStep(t * (2 - t))) : 0, start];
}
