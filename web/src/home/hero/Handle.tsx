import { css, cx } from '@linaria/core';
import type { Point } from '../../../shared/figure/geometry.ts';
import { media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import type { Drag } from '../../ui/useDrag.ts';
import { points } from './points.ts';

/** The mark on the ankle: the handle that bends the leg. A finger can take hold of it 22 px from its middle. */
export function Handle({ at, drag }: { at: Point; drag: Drag }) {
  return (
    <g
      className={cx(points, handle, drag.active && grabbed)}
      transform={`translate(${at.x} ${at.y})`}
      {...drag.handlers}
    >
      <circle r={37} fill="transparent" stroke="none" />
      <circle r={9} />
      <path d="M-17-5l-5 5 5 5M17-5l5 5-5 5" fill="none" />
    </g>
  );
}

const handle = css`
  cursor: ew-resize;
  pointer-events: all;
  touch-action: pan-y;

  ${media.noScript} {
    path {
      display: none;
    }
  }
`;

const grabbed = css`
  fill: ${color.arc};
`;
