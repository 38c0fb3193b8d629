import { css, cx } from '@linaria/core';
import type { Landmarks } from '../../../shared/figure/measurement.ts';
import { container, media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import type { Drag } from '../../ui/useDrag.ts';

/** The marks on the landmarks. The one on the ankle is the handle that bends the leg, with a touch target of 44 px. */
export function Points({ landmarks: { hip, knee, ankle }, drag }: { landmarks: Landmarks; drag: Drag }) {
  return (
    <g className={points}>
      <circle r={6} cx={hip.x} cy={hip.y} />
      <circle r={6} cx={knee.x} cy={knee.y} />
      <g
        className={cx(handle, drag.active && grabbed)}
        transform={`translate(${ankle.x} ${ankle.y})`}
        {...drag.handlers}
      >
        <circle r={37} fill="transparent" stroke="none" />
        <circle r={9} />
        <path d="M-17-5l-5 5 5 5M17-5l5 5-5 5" fill="none" />
      </g>
    </g>
  );
}

const points = css`
  fill: ${color.paper};
  stroke: ${color.arc};
  stroke-width: 2.6px;

  ${container.phone} {
    circle,
    path {
      scale: 1.7;
      transform-box: fill-box;
      transform-origin: center;
    }
  }
`;

const handle = css`
  cursor: ew-resize;
  pointer-events: all;

  ${media.noScript} {
    path {
      display: none;
    }
  }
`;

const grabbed = css`
  fill: ${color.arc};
`;
