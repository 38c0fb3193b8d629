import { css, cx } from '@linaria/core';
import { drawn } from '../styles/drawn.ts';
import { color } from '../styles/tokens.ts';
import { useHydrated } from '../ui/useClientValue.ts';
import type { Drag } from '../ui/useDrag.ts';
import { halfArm, plastic } from './GoniometerPlate.tsx';

/** The arm that turns, at `angle` degrees. All of it can be dragged; where to hold it is marked once it can. */
export function MovingArm({ angle, drag, className }: { angle: number; drag: Drag; className: string }) {
  return (
    <g className={cx(useHydrated() && live)} transform={`rotate(${angle - 180})`} {...drag.handlers}>
      <path
        className={cx(plastic, className)}
        fillOpacity=".72"
        d={`M0 ${-halfArm}H560A${halfArm} ${halfArm} 0 0 1 560 ${halfArm}H0`}
      />
      <path className={drawn.ink} strokeWidth="1.5" d="M0 0H524" />
      <g transform="translate(556 0)">
        <g className={cx(drawn.point, hold)}>
          {/* What a finger can take hold of. */}
          <circle r="36" fill="transparent" stroke="none" />
          <circle r="12" />
          <path d="M-7-36l7-7 7 7M-7 36l7 7 7-7" />
        </g>
      </g>
    </g>
  );
}

/* On a phone, where a unit is smaller, it is larger. */
const hold = css`
  scale: max(1, 0.675 / var(--s));
  stroke-width: calc(1px + 3px / var(--s));

  path {
    fill: none;
    stroke-width: calc(1.2px + 1.4px / var(--s));
    visibility: hidden;
  }
`;

const live = css`
  cursor: grab;
  pointer-events: all;

  &:active {
    cursor: grabbing;
  }

  &:hover .${hold} {
    fill: ${color.brandSoft};
  }

  @media screen {
    .${hold} path {
      visibility: visible;
    }
  }
`;
