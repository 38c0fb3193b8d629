import type { ReactNode } from 'react';
import { At } from '../../drawing/At.tsx';
import { linear, out, tween } from './motion.ts';

interface RiseProps {
  t: number;
  /** The second at which the children begin to enter. */
  at: number;
  x?: number;
  y?: number;
  /** How far below their place they begin, in pixels. */
  from?: number;
  children: ReactNode;
}

/** The way a thing enters: it rises a little into its place and appears. */
export function Rise({ t, at, x = 0, y = 0, from = 36, children }: RiseProps) {
  const way = tween(t, at, at + 0.6, out);
  return (
    <At x={x} y={y + from * (1 - way)} opacity={tween(t, at, at + 0.14, linear)}>
      {children}
    </At>
  );
}
