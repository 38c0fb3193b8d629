import { css, cx } from '@linaria/core';
import { drawn } from '../styles/drawn.ts';
import { useHydrated } from '../ui/useClientValue.ts';
import type { Drag } from '../ui/useDrag.ts';
import { halfArm, plastic } from './GoniometerPlate.tsx';

/** The arm that turns, at `angle` degrees. All of it can be dragged; where to hold it is marked once it can. */
export function MovingArm({ angle, drag, className }: { angle: number; drag: Drag; className: string }) {
  const hydrated = useHydrated();
  return (
    <g className={cx(hydrated && live)} transform={`rotate(${angle - 180})`} {...drag.handlers}>
      <path
        className={cx(plastic, className)}
        fillOpacity=".72"
        d={`M0 ${-halfArm}H560A${halfArm} ${halfArm} 0 0 1 560 ${halfArm}H0`}
      />
      <path className={drawn.ink} strokeWidth="1.5" d="M0 0H524" />
      {/* The touch target. */}
      <circle cx="556" r="44" fill="transparent" />
      <circle className={drawn.point} strokeWidth="4" vectorEffect="non-scaling-stroke" cx="556" r="14" />
      {hydrated && (
        <path
          className={drawn.arc}
          strokeWidth="2.6"
          vectorEffect="non-scaling-stroke"
          d="M547-36l9-9 9 9M547 36l9 9 9-9"
        />
      )}
    </g>
  );
}

const live = css`
  cursor: grab;
  pointer-events: all;

  &:active {
    cursor: grabbing;
  }
`;
