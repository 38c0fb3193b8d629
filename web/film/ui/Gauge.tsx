import { arcPath, polar } from '../../src/figure/geometry.ts';
import { px } from './motion.ts';
import { color } from './theme.ts';

interface GaugeProps {
  x?: number;
  y?: number;
  /** The limbs' length in pixels. */
  r: number;
  /** Degrees. */
  angle: number;
  stroke?: number;
}

/** A small goniometer: a limb to the right, another opened from it by `angle`, and the arc between them. */
export function Gauge({ x = 0, y = 0, r, angle, stroke = 5 }: GaugeProps) {
  const centre = { x: 0, y: 0 };
  // `polar` counts clockwise from below, so the limb to the right stands at -90 and the other one opens backwards.
  const end = polar(centre, r, -90 - angle);
  return (
    <g transform={`translate(${px(x)} ${px(y)})`} fill="none" strokeLinecap="round" strokeWidth={stroke}>
      <path stroke={color.ink} d={`M${r} 0H0L${end.x} ${end.y}`} />
      {angle > 2 && <path stroke={color.arc} d={arcPath(centre, r * 0.62, -90 - angle, -90)} />}
      <circle r={stroke * 1.3} fill={color.surface} stroke={color.ink} strokeWidth={stroke * 0.8} />
    </g>
  );
}
