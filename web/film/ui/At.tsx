import type { ReactNode } from 'react';
import { linear, out, px, tween } from './motion.ts';

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
  // A whole step moves text without redrawing its edges, which is what the encoder pays for.
  const move = scale === 1 ? `translate(${Math.round(x)} ${Math.round(y)})` : `translate(${px(x)} ${px(y)})`;
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 1e4) / 1e4})`;
  return (
    <g transform={move + size} opacity={opacity >= 1 ? undefined : px(opacity)}>
      {children}
    </g>
  );
}

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
