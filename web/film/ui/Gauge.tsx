import { px } from '../../drawing/px.ts';
import { arcPath, linePath, origin, polar } from '../../shared/geometry/geometry.ts';
import { color } from './theme.ts';

interface GaugeProps {
  x?: number;
  y?: number;
  /** The limbs' length in pixels. */
  r: number;
  /** The angle between the second limb and the first one's extension, in degrees. */
  angle: number;
  stroke?: number;
}

/**
 * A small measurement, as on a photo: two limbs that lie level at 0 degrees, the first one's extension, and the arc
 * from there to the second limb. The origin is the middle of the line on which both limbs end.
 */
export function Gauge({ x = 0, y = 0, r, angle, stroke = 5 }: GaugeProps) {
  const zero = 180 + angle / 2;
  const end = polar(origin, r, zero - angle);
  const extension = polar(origin, r * 0.8, zero);
  return (
    <g transform={`translate(${px(x)} ${px(y - end.y)})`} fill="none" strokeLinecap="round" strokeWidth={stroke}>
      {angle > 2 && (
        <>
          <path
            stroke={color.muted}
            strokeWidth={px(stroke * 0.5)}
            strokeDasharray={`1 ${stroke * 1.4}`}
            d={linePath(origin, extension)}
          />
          <path stroke={color.arc} d={arcPath(origin, r * 0.6, zero, zero - angle)} />
        </>
      )}
      <path stroke={color.ink} d={`M${-end.x} ${end.y}L0 0L${end.x} ${end.y}`} />
      <circle r={stroke * 1.3} fill={color.surface} stroke={color.ink} strokeWidth={stroke * 0.8} />
    </g>
  );
}
