import { At } from '../../drawing/At.tsx';
import { linear, mix, out, tapTime, tween } from './motion.ts';
import { color } from './theme.ts';

interface TouchProps {
  t: number;
  /** The second at which the finger comes down. */
  at: number;
  /** The second at which it leaves; a tap unless given. */
  to?: number;
  x: number;
  y: number;
}

/** A finger, shown as a ring: it nears, comes down, and leaves a ripple. */
export function Touch({ t, at, to = at + tapTime, x, y }: TouchProps) {
  const near = tween(t, at - 0.45, at - 0.05, out);
  const down = tween(t, at - 0.05, at + 0.05, out);
  const gone = tween(t, to, to + 0.45, out);
  if (near === 0 || gone === 1) return null;
  const seen = Math.min(1, near * 1.4) * (1 - tween(t, to, to + 0.4, linear));
  const scale = mix(mix(1.25, 1, near), 0.82, down) + 0.5 * gone;
  return (
    <At x={x + 44 * (1 - near)} y={y + 72 * (1 - near)} scale={scale} opacity={seen}>
      <circle r={43} fill={color.ink} fillOpacity={0.1 + 0.14 * down} />
      <circle r={41} fill="none" stroke={color.surface} strokeWidth={6} />
      <circle r={45} fill="none" stroke={color.ink} strokeOpacity={0.55} strokeWidth={2.5} />
    </At>
  );
}
