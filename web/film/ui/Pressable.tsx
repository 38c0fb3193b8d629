import type { ReactNode } from 'react';
import { At } from '../../drawing/At.tsx';

interface PressableProps {
  /** The control's box, about whose middle it shrinks. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 at rest to 1 fully down. */
  pressed: number;
  children: ReactNode;
}

/** Draws its children, which have the box's upper left corner as origin, a little smaller while they are pressed. */
export function Pressable({ x, y, width, height, pressed, children }: PressableProps) {
  const scale = 1 - 0.03 * pressed;
  return (
    <At x={x + (width * (1 - scale)) / 2} y={y + (height * (1 - scale)) / 2} scale={scale}>
      {children}
    </At>
  );
}
