import { css } from '@linaria/core';
import { color, groundLine } from '../styles/rules.ts';

/** The upper edge of the footer. Eight pixels are whole device pixels at every usual ratio, so that its ticks are alike. */
export const ruler = css`
  border-top: ${groundLine};

  &::before {
    content: '';
    display: block;
    height: 22px;
    background:
      repeating-linear-gradient(90deg, ${color.ink} 0 0.9px, transparent 0 8px) 0 0 / auto 10px repeat-x,
      repeating-linear-gradient(90deg, ${color.ink} 0 0.9px, transparent 0 40px) 0 0 / auto 16px repeat-x,
      repeating-linear-gradient(90deg, ${color.ink} 0 0.9px, transparent 0 80px) 0 0 / auto 22px repeat-x;
    opacity: 0.75;
  }
`;
