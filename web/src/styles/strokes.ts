import { css } from '@linaria/core';
import { color } from './tokens.ts';

/** How an arc opens. */
export const arcEasing = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** What drawings share: a line in a colour, and the marks of a measurement. Widths are attributes of the lines. */
export const strokes = {
  ink: css`
    stroke: ${color.ink};
  `,
  muted: css`
    stroke: ${color.muted};
  `,
  border: css`
    stroke: ${color.border};
  `,
  ring: css`
    stroke: ${color.ring};
  `,
  arc: css`
    stroke: ${color.arc};
  `,
  /** A landmark, or the point about which something turns. */
  point: css`
    fill: ${color.paper};
    stroke: ${color.arc};
  `,
  /** The touch target of a handle: a dot, 56 px wide in a drawing of any scale. */
  touch: css`
    stroke: transparent;
    stroke-width: 56px;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  `,
  /** A line of `pathLength` 1 that grows from its start. The rule that uses it sets delay and duration. */
  growing: css`
    stroke-dasharray: 1;
    animation-name: grow;
    animation-timing-function: ${arcEasing};
    animation-fill-mode: backwards;

    @keyframes grow {
      from {
        stroke-dashoffset: 1;
      }
    }
  `,
};
