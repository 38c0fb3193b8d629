import { css, cx } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import type { Point } from '../../../shared/figure/geometry.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import type { Drag } from '../../ui/useDrag.ts';
import { plates } from './plates.ts';

/** How far from its landmark a point can be moved, in millimetres. */
const reach = 45;

interface PointHandleProps {
  /** Where the point is, in units of the drawing. */
  axis: Point;
  /** The point's distance from its landmark, in millimetres. */
  beside: Point;
  /** In degrees. */
  angle: number;
  drag: Drag;
  /** Whether it can be moved: it is hydrated. */
  live: boolean;
  onMove: (beside: Point) => void;
}

/** The middle point of three: a slider of two dimensions, with a touch target of 48 px. Arrow keys move it by a millimetre. */
export function PointHandle({ axis, beside, angle, drag, live, onMove }: PointHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? 5 : 1;
    onMove(moved(beside, { x: step * direction[0], y: step * direction[1] }));
    event.preventDefault();
  };
  return (
    <g
      className={cx(handle, drag.active && held)}
      transform={`translate(${axis.x} ${axis.y})`}
      {...(live && {
        role: 'slider',
        tabIndex: 0,
        'aria-label': 'Ponto do meio',
        'aria-valuemin': 0,
        'aria-valuemax': 180,
        'aria-valuenow': Math.round(angle),
        'aria-valuetext': `${Math.round(angle)} graus, ${placeOf(beside)}`,
        onKeyDown,
      })}
      {...drag.handlers}
    >
      <circle className={target} />
      <circle className={ring} vectorEffect="non-scaling-stroke" />
    </g>
  );
}

const directions: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point moved by some millimetres, within its reach. */
export function moved({ x, y }: Point, by: Point): Point {
  const to = { x: x + by.x, y: y + by.y };
  const share = Math.min(1, reach / (Math.hypot(to.x, to.y) || 1));
  return { x: share * to.x, y: share * to.y };
}

const landmark = plates.hip.axis.name.toLowerCase();

/** Says how far the point is from its landmark: 'a 20 mm do trocânter maior'. */
export function placeOf({ x, y }: Point): string {
  const distance = Math.round(Math.hypot(x, y));
  return distance ? `a ${distance} mm do ${landmark}` : `sobre o ${landmark}`;
}

/* In units, of which a phone has few to a pixel. */
const target = css`
  r: 18px;
  fill: transparent;

  ${container.twoColumns} {
    r: 9px;
  }
`;

const ring = css`
  r: 6px;
  fill: color-mix(in srgb, ${color.paper} 55%, transparent);
  stroke: ${color.arc};
  stroke-width: 2.8px;

  ${container.twoColumns} {
    r: 3.2px;
  }
`;

const handle = css`
  cursor: grab;
  pointer-events: all;

  /* Chromium gives a drawing's elements a focus ring under a pointer, too. */
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

const held = css`
  cursor: grabbing;
`;
