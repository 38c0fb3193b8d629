import { css, cx } from '@linaria/core';
import type { Point } from '../../../shared/figure/geometry.ts';
import { container, media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import type { Drag } from '../../ui/useDrag.ts';
import { points } from './points.ts';

/** The mark on the ankle: the handle that bends the leg. */
export function Handle({ at, drag }: { at: Point; drag: Drag }) {
  return (
    <g
      className={cx(points, handle, drag.active && grabbed)}
      transform={`translate(${at.x} ${at.y})`}
      {...drag.handlers}
    >
      <circle r={32} className={reach} />
      <circle r={9} className={grip} />
      <path d="M-17-5l-5 5 5 5M17-5l5 5-5 5" />
    </g>
  );
}

const handle = css`
  cursor: ew-resize;
  pointer-events: all;
  touch-action: pan-y;

  path {
    fill: none;
    stroke-width: 2.6px;
  }

  ${container.phone} {
    path {
      scale: 1.6;
    }
  }

  ${media.noScript} {
    path {
      display: none;
    }
  }
`;

const grabbed = css`
  fill: ${color.arc};
`;

/* What a finger can take hold of: 60 units are 26 px on the smallest phones. */
const reach = css`
  fill: transparent;
  stroke: none;

  .${points} & {
    ${container.phone} {
      r: 60px;
    }
  }
`;

const grip = css`
  .${points} & {
    ${container.phone} {
      r: 14px;
    }
  }
`;
