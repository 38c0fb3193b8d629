import { css } from '@linaria/core';
import { media } from './media.ts';

/** The class of what is of no use on paper. Important, because components set their `display` after it. */
export const screenOnly = css`
  ${media.print} {
    display: none !important;
  }
`;
