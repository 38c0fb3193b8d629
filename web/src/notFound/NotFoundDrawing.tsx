import { css } from '@linaria/core';
import { arcPath, polar } from '../figure/geometry.ts';
import { color } from '../styles/tokens.ts';

const pivot = { x: 0, y: 0 };

/** How far 404 degrees go beyond one turn. */
const beyondTurn = 404 - 360;

/** A goniometer opened to 404 degrees: one turn and 44 degrees. */
export function NotFoundDrawing() {
  const end = polar(pivot, 128, beyondTurn);
  return (
    <svg
      className={drawing}
      viewBox="-150 -150 300 300"
      width="256"
      height="256"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className={scale} d={ticks()} />
      <path className={limb} d={`M0 0V128M0 0L${end.x} ${end.y}`} />
      <path className={arc} d={arcPath(pivot, 62, 0, 359.9)} />
      <path className={arc} d={arcPath(pivot, 84, 0, beyondTurn)} />
      <path className={arc} d="M0 62C4 62 4 84 0 84" />
      <circle className={joint} r="9" />
      <text className={reading} x="0" y="-76" textAnchor="middle">
        404°
      </text>
    </svg>
  );
}

function ticks(): string {
  const marks = Array.from({ length: 72 }, (_, index) => {
    const outer = polar(pivot, 144, index * 5);
    const inner = polar(pivot, index % 6 === 0 ? 130 : 137, index * 5);
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  });
  return marks.join('');
}

const drawing = css`
  flex: none;
  width: 16rem;
  height: 16rem;
  stroke-linecap: round;
`;

const scale = css`
  stroke: ${color.border};
  stroke-width: 1.5;
`;

const limb = css`
  stroke: ${color.ink};
  stroke-width: 4;
`;

const arc = css`
  stroke: ${color.arc};
  stroke-width: 6;
`;

const joint = css`
  fill: ${color.paper};
  stroke: ${color.ink};
  stroke-width: 4;
`;

const reading = css`
  fill: ${color.arcText};
  stroke: none;
  font-size: 2.25rem;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`;
