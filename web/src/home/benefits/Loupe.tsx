import { css } from '@linaria/core';
import { closeUp } from '../../../shared/figure/atlas.ts';
import type { Point } from '../../../shared/geometry/geometry.ts';
import { color, strokes } from '../../styles/rules.ts';
import { plates } from './plates.ts';

const { axis, scale } = plates.hip;

/** The magnification, and the side in CSS pixels. */
const [power, side] = [2.4, 120];

/** Magnifies what lies under the finger. `beside` is the finger's distance from the landmark, in millimetres. */
export function Loupe({ beside }: { beside: Point }) {
  const [x, y] = [scale * beside.x, scale * beside.y];
  const translate = (factor: number) => `calc(${factor * x} * var(--unit)) calc(${factor * y} * var(--unit))`;
  return (
    <div className={loupe} style={{ translate: translate(1) }} aria-hidden="true">
      <img
        src="/hip-close-up.svg"
        alt=""
        width={closeUp.width}
        height={closeUp.height}
        style={{ translate: translate(-power) }}
      />
      <svg viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`} fill="none" aria-hidden="true">
        <path className={strokes.arc} d="M-60 0H-14M14 0H60M0-60V-14M0 14V60" />
        <circle className={strokes.arc} strokeWidth="2.4" r="10" />
      </svg>
    </div>
  );
}

const loupe = css`
  bottom: calc(${closeUp.top + closeUp.height - axis.y} * var(--unit) + 44px);
  left: calc(var(--hip) - ${side / 2}px);
  width: ${side}px;
  height: ${side}px;
  overflow: hidden;
  pointer-events: none;
  border: 2px solid ${color.ink};
  border-radius: 50%;
  background: ${color.surface};

  > * {
    position: absolute;
    inset: 0;
  }

  img {
    top: calc(${side / 2 - 2}px - ${power * (axis.y - closeUp.top)} * var(--unit));
    left: calc(${side / 2 - 2}px - ${power * (axis.x - closeUp.left)} * var(--unit));
    width: calc(${power * closeUp.width} * var(--unit));
    max-width: none;
    height: auto;
    will-change: translate;
  }
`;
