import type { ReactNode } from 'react';
import { px } from './px.ts';

interface AtProps {
  x?: number;
  y?: number;
  scale?: number;
  opacity?: number;
  children: ReactNode;
}

/** Moves, scales and fades its children about their own origin. What cannot be seen is not drawn. */
export function At({ x = 0, y = 0, scale = 1, opacity = 1, children }: AtProps) {
  if (opacity < 0.004 || scale <= 0) return null;
  // Whole pixels: text that moves by fractions is antialiased again in each frame, which enlarges the film.
  const move = scale === 1 ? `translate(${Math.round(x)} ${Math.round(y)})` : `translate(${px(x)} ${px(y)})`;
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 1e4) / 1e4})`;
  return (
    <g transform={move + size} opacity={opacity >= 1 ? undefined : px(opacity)}>
      {children}
    </g>
  );
}
