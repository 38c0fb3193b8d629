import { css } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';

/**
 * The small letters of the drawing, in its units, and never under 14 px. Where the hero has room for its layout, the
 * drawing grows with the reader's text size, and they grow with it.
 */
export const lettering = css`
  fill: ${color.ink};
  font-size: min(1.4rem, 21px);
  font-weight: 500;

  @container (min-width: 60rem) {
    font-size: min(1rem, 16px);
  }

  ${container.threeColumns} {
    font-size: 1.05rem;
  }

  ${container.phone} {
    font-size: min(2.06rem, 36px);
  }

  @container (max-width: 24rem) {
    font-size: min(2.5rem, 39.5px);
  }
`;

/** The lines between the landmarks, and from them to their names. */
export const line = css`
  stroke: ${color.ink};

  ${container.phone} {
    stroke-width: 2.4px;
  }
`;
