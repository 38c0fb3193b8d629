import { css } from '@linaria/core';
import { color } from './tokens.ts';

/** What drawings share: a line in a colour, and the marks of a measurement. Widths are attributes of the lines. */
export const drawn = {
  ink: css`
    stroke: ${color.ink};
  `,
  muted: css`
    stroke: ${color.muted};
  `,
  border: css`
    stroke: ${color.border};
  `,
  hairline: css`
    stroke: ${color.line};
  `,
  ring: css`
    stroke: ${color.ring};
  `,
  arc: css`
    stroke: ${color.arc};
  `,
  /** The area between the limbs of an angle. */
  sector: css`
    fill: ${color.arc};
    stroke: none;
    opacity: 0.12;
  `,
  /** A landmark, or the point about which something turns. */
  point: css`
    fill: ${color.paper};
    stroke: ${color.arc};
  `,
};
