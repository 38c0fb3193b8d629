import { useEffect, useRef, useState } from 'react';
import { clamp, smoothStep } from '../../../shared/geometry/geometry.ts';
import { reducedMotion } from '../../ui/reducedMotion.ts';

/** Returns how far a drawn value is away from its target, and a function that sweeps it there within 460 ms. */
export function useSweep(): [number, (distance: number) => void] {
  const [behind, setBehind] = useState(0);
  const request = useRef(0);

  useEffect(() => () => cancelAnimationFrame(request.current), []);

  const sweep = (distance: number) => {
    const start = performance.now();
    const step = (time: number) => {
      const t = reducedMotion() ? 1 : clamp((time - start) / 460, 0, 1);
      setBehind(distance * (1 - smoothStep(t * (2 - t))));
      if (t < 1) request.current = requestAnimationFrame(step);
    };
    cancelAnimationFrame(request.current);
    step(start);
  };
  return [behind, sweep];
}
