import { px } from '../../drawing/px.ts';
import { arcPath, linePath, origin, polar } from '../../shared/geometry/geometry.ts';
import { color } from './theme.ts';

interface MarkProps {
  x: number;
  y: number;
  /** The length of the limbs in pixels. */
  size: number;
  /** How much of the limbs and of the ticks is drawn, from 0 to 1. */
  limbs: number;
  ticks: number;
  /** What the moving limb has opened from the fixed one's extension, in degrees. */
  angle: number;
}

/** The brand's mark grown to an instrument: two limbs on a pivot, the arc between them, a protractor's ticks around. */
export function Mark({ x, y, size, limbs, ticks, angle }: MarkProps) {
  if (limbs === 0) return null;
  const end = polar(origin, size * limbs, zero + angle);
  const count = Math.round(tickCount * ticks);
  const marks = Array.from({ length: count }, (_, index) => {
    const outer = size * (index % 3 === 0 ? 0.92 : 0.87);
    const tick = zero + index * 5;
    return linePath(polar(origin, size * 0.8, tick), polar(origin, outer, tick));
  });
  const width = px(size * 0.036);
  return (
    <g transform={`translate(${px(x)} ${px(y)})`} fill="none" strokeLinecap="round" strokeWidth={width}>
      <path d={marks.join('')} stroke={color.border} strokeWidth={px(width * 0.3)} />
      {angle > 0.5 && (
        <>
          <path
            d={`M0 0H${px(-size * 0.74)}`}
            stroke={color.muted}
            strokeWidth={px(width * 0.5)}
            strokeDasharray={`1 ${px(width * 1.6)}`}
          />
          <path d={arcPath(origin, px(size * 0.66), zero, zero + angle)} stroke={color.arc} />
        </>
      )}
      <path d={`M${px(size * limbs)} 0H0L${end.x} ${end.y}`} stroke={color.ink} />
      <circle r={px(width * 1.5)} fill={color.paper} stroke={color.ink} strokeWidth={px(width * 0.8)} />
    </g>
  );
}

/** The direction of 0 degrees: the fixed limb's extension, as on the leg, whose hip lies at the right. */
const zero = 180;

/** One tick every 5 degrees of the half circle. */
const tickCount = 37;
