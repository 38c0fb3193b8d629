import { css } from '@linaria/core';
import { narrow, wide } from '../heroLayout.ts';

/**
 * The small letters of the drawing, in its units. They grow with the reader's text size, and are never under 14 px;
 * where the drawing is as wide as a phone there is room for 40 units at the most.
 */
export const lettering = css`
  font-size: min(1.4rem, 40px);

  @container (min-width: 60rem) {
    font-size: 1rem;
  }

  ${wide} {
    font-size: 0.95rem;

    @media (max-width: 80em), (max-height: 52em) {
      font-size: 1.14rem;
    }
  }

  ${narrow} {
    font-size: min(2.06rem, 40px);
  }
`;

/* What the measurement says appears after the arc is drawn. */
export const appears = css`
  animation: appear 0.5s 1.5s both;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
