import { px } from '../../shared/drawing/px.ts';
import { arcPath, polar } from '../../shared/figure/geometry.ts';
import { color } from './theme.ts';

interface MarkProps {
  x: number;
  y: number;
  /** The length of the limbs in pixels. */
  size: number;
  /** How far the limbs, the ticks and the arc are drawn, 0 to 1. */
  limbs: number;
  ticks: number;
  /** What the moving limb has opened from the fixed one's extension, in degrees. */
  angle: number;
}

/** The brand's mark grown to an instrument: two limbs on a pivot, the arc between them, a protractor's ticks around. */
export function Mark({ x, y, size, limbs, ticks, angle }: MarkProps) {
  if (limbs === 0) return null;
  const centre = { x: 0, y: 0 };
  const end = polar(centre, size * limbs, zero + angle);
  const count = Math.round(tickCount * ticks);
  const marks = Array.from({ length: count }, (_, index) => {
    const outer = size * (index % 3 === 0 ? 0.92 : 0.87);
    const [from, to] = [polar(centre, size * 0.8, zero + index * 5), polar(centre, outer, zero + index * 5)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
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
          <path d={arcPath(centre, px(size * 0.66), zero, zero + angle)} stroke={color.arc} />
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
