import { px } from '../../drawing/px.ts';
import type { Point } from '../../shared/geometry/geometry.ts';
import type { Joint } from '../../shared/patients.ts';
import { color } from './theme.ts';

/** Where the joints of the figure are. */
const joints: Record<Joint, Point> = {
  Ombro: { x: 0, y: -30 },
  Cotovelo: { x: 22, y: -16 },
  Punho: { x: 38, y: -32 },
  Quadril: { x: 0, y: 8 },
  Joelho: { x: 14, y: 30 },
  Tornozelo: { x: 6, y: 54 },
};

interface BodyProps {
  x: number;
  y: number;
  joint: Joint;
  /** How far the joint is chosen, from 0 to 1. */
  chosen: number;
}

/** A small figure with a dot on one joint. */
export function Body({ x, y, joint, chosen }: BodyProps) {
  const { x: jointX, y: jointY } = joints[joint];
  return (
    <g transform={`translate(${px(x)} ${px(y)})`}>
      <g fill="none" stroke={color.muted} strokeWidth={8} strokeLinecap="round" strokeLinejoin="round">
        <path d="M0-30V8L14 30L6 54M0 8L-14 30L-20 54M0-30L22-16L38-32M0-30L-18-10L-24 12" />
      </g>
      <circle cy={-50} r={11} fill={color.muted} />
      <circle cx={jointX} cy={jointY} r={px(9 + 2 * chosen)} fill={color.arc} stroke={color.surface} strokeWidth={4} />
    </g>
  );
}
