import type { ReactNode } from 'react';
import { At } from '../../drawing/At.tsx';
import { px } from '../../drawing/px.ts';
import { inOut, linear, mix, out, tween } from './motion.ts';
import { color, frame, radius } from './theme.ts';

interface SheetProps {
  t: number;
  /** The second at which the sheet begins to rise. */
  at: number;
  /** The second at which it begins to leave; it stays unless given. */
  until?: number;
  height: number;
  children: ReactNode;
}

/** Later than any second of the film. */
const never = 1e6;

/** How long the screen darkens before the sheet moves, and lightens after: a fade costs few bytes where nothing moves. */
const dimTime = 0.14;

/** A sheet that rises from below over a darkened screen; its children have its upper left corner as origin. */
export function Sheet({ t, at, until = never, height, children }: SheetProps) {
  const dim = tween(t, at, at + dimTime, linear) - tween(t, until + 0.4, until + 0.4 + dimTime, linear);
  if (dim === 0) return null;
  const shown = tween(t, at + 0.1, at + 0.7, out) - tween(t, until, until + 0.45, inOut);
  return (
    <>
      <rect width={frame.width} height={frame.height} fill={color.ink} fillOpacity={px(0.42 * dim)} />
      <At y={mix(frame.height, frame.height - height, shown)}>
        <rect width={frame.width} height={height + radius.sheet} rx={radius.sheet} fill={color.surface} />
        <rect x={324} y={18} width={72} height={8} rx={4} fill={color.line} />
        {children}
      </At>
    </>
  );
}
