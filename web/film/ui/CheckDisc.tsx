import { px } from '../../drawing/px.ts';
import { inOut, spring, tween } from './motion.ts';
import { color } from './theme.ts';

interface CheckDiscProps {
  t: number;
  /** The second at which the disc pops up; the check is drawn into it. */
  at: number;
  r: number;
}

/** A disc with a check that is drawn in one stroke. */
export function CheckDisc({ t, at, r }: CheckDiscProps) {
  const size = tween(t, at, at + 0.6, spring);
  const stroke = tween(t, at + 0.2, at + 0.55, inOut);
  if (size <= 0) return null;
  return (
    <g transform={`scale(${px(size)})`}>
      <circle r={r} fill={color.brand} />
      {stroke > 0 && (
        <path
          d={`M${px(-0.4 * r)} ${px(0.04 * r)}L${px(-0.1 * r)} ${px(0.32 * r)}L${px(0.42 * r)} ${px(-0.3 * r)}`}
          fill="none"
          stroke={color.onBrand}
          strokeWidth={px(0.13 * r)}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={`${px(1.22 * r * stroke)} ${2 * r}`}
        />
      )}
    </g>
  );
}
