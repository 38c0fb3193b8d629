import { css } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';

/** The style of the marks on the landmarks. */
export const points = css`
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
