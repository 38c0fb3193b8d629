import { css, cx } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import { along, origin, type Point } from '../../../shared/geometry/geometry.ts';
import { color, container, strokes } from '../../styles/rules.ts';
import type { Drag } from '../../ui/useDrag.ts';
import { plates } from './plates.ts';

const landmark = plates.hip.axis.name.toLowerCase();

/** How far from its landmark a point can be moved, in millimetres. */
const reach = 45;

/** The id of the words that say how to move it. */
export const hintId = 'como-mover';

/** The point that is placed. */
export interface PlacedPoint {
  /** Its distance from its landmark, in millimetres. */
  beside: Point;
  angle: number;
  /** Whether it can be moved: it is hydrated. */
  live: boolean;
}

interface PointHandleProps extends PlacedPoint {
  axis: Point;
  drag: Drag;
  onMove: (beside: Point) => void;
}

/** The middle point of three: a slider of two dimensions, moved by arrow keys, Page keys, Home and End. */
export function PointHandle({ axis, beside, angle, drag, live, onMove }: PointHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = bounds[event.key] ?? movedByKey(beside, event);
    if (!to) return;
    onMove(to);
    event.preventDefault();
  };
  return (
    <g
      className={cx(live && handle, drag.active && held)}
      transform={`translate(${axis.x} ${axis.y})`}
      {...(live && {
        role: 'slider',
        tabIndex: 0,
        'aria-label': `Ponto do ${landmark}`,
        'aria-describedby': hintId,
        'aria-valuemin': range.min,
        'aria-valuemax': range.max,
        'aria-valuenow': angle, // Not rounded: some screen readers say nothing of a step that leaves the number as it was.
        'aria-valuetext': spoken(angle, beside),
        onKeyDown,
      })}
      {...drag.handlers}
    >
      <path className={strokes.touch} d="M0 0h0" />
      <circle className={ring} vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** Where the angle is smallest and largest, and between which whole degrees that is. */
export const bounds: Record<string, Point> = { Home: { x: 27, y: -36 }, End: { x: -16, y: 42 } };
export const range = { min: 82, max: 107 } as const;

/** How far keys move a point to the right and down, in millimetres. */
const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  PageUp: { x: 0, y: -5 },
  PageDown: { x: 0, y: 5 },
};

/** A point moved by a key, with Shift by an arrow key five times as far. Undefined for other keys. */
function movedByKey(beside: Point, { key, shiftKey }: KeyboardEvent): Point | undefined {
  const step = ways[key];
  const times = shiftKey && key.startsWith('Arrow') ? 5 : 1;
  return step && withinReach(along(beside, step, times));
}

/** The point that can be reached in the direction of `to`, no farther than that. */
export function withinReach(to: Point): Point {
  return along(origin, to, Math.min(1, reach / Math.hypot(to.x, to.y)));
}

/** Reports whether what a history entry remembers is a point in millimetres that can be reached. */
export function isWithinReach(kept: unknown): kept is Point {
  const { x, y } = Object(kept);
  return Math.hypot(x, y) < reach + 1;
}

/** What each step changes: '101 graus, 5 a mais, 6 mm à frente e 19 mm abaixo'. */
export function spoken(angle: number, beside: Point): string {
  const error = inWords(errorOf(angle), 'a menos', 'a mais');
  return [`${Math.round(angle)} graus`, error, placeOf(beside)].filter(Boolean).join(', ');
}

/** Where the point is: '6 mm à frente e 19 mm abaixo'. The front of a supine thigh is on the left. */
export function placeOf({ x, y }: Point): string {
  const ways = [inWords(x, 'mm à frente', 'mm atrás'), inWords(y, 'mm acima', 'mm abaixo')];
  return ways.filter(Boolean).join(' e ') || `sobre o ${landmark}`;
}

/** By how many degrees an angle that is shown is wrong. */
export function errorOf(angle: number): number {
  return Math.round(angle) - plates.hip.latest.angle;
}

/** A number with words in place of its sign: '5 a mais'. Empty for zero. */
function inWords(value: number, negative: string, positive: string): string {
  const whole = Math.round(value);
  return whole ? `${Math.abs(whole)} ${whole < 0 ? negative : positive}` : '';
}

/* In units, of which a phone has few to a pixel. */
const ring = css`
  r: 6px;
  fill: color-mix(in srgb, ${color.paper} 55%, transparent);
  stroke: ${color.arc};
  stroke-width: 4px;

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

  /* An outline in a drawing is measured in units. */
  &:focus-visible {
    outline-width: 2px;
    outline-offset: 0;
  }
`;

const held = css`
  cursor: grabbing;
`;
