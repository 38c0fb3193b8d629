import { css } from '@linaria/core';
import { color } from '../styles/tokens.ts';

/** The footer's upper edge is a ruler: a tick each 10 px, longer ones each 50 and 100 px. */
export function FooterRuler() {
  return (
    <svg className={ruler} width="100%" height="22" aria-hidden="true">
      <line x2="100%" y1="5" y2="5" strokeWidth="10" strokeDasharray="1 9" />
      <line x2="100%" y1="8" y2="8" strokeWidth="16" strokeDasharray="1 49" />
      <line x2="100%" y1="11" y2="11" strokeWidth="22" strokeDasharray="1.5 98.5" />
    </svg>
  );
}

const ruler = css`
  stroke: ${color.ink};
  opacity: 0.75;
`;
