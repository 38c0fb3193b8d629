import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';
import { narrow } from '../heroLayout.ts';

/** The style of the marks on the landmarks. */
export const points = css`
  fill: ${color.paper};
  stroke: ${color.arc};
  stroke-width: 2.6px;

  ${narrow} {
    stroke-width: 5px;

    circle {
      r: 10px;
    }
  }
`;
