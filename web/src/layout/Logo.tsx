import { css } from '@linaria/core';
import { site } from '../site.ts';
import { color } from '../styles/tokens.ts';
import { Mark } from './Mark.tsx';

/** The mark and the wordmark. */
export function Logo() {
  return (
    <span className={logo}>
      <Mark size={30} />
      {site.name}
    </span>
  );
}

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: ${color.ink};
  /* Large letters stay beside the menu's button. */
  font-size: min(1em, 6vw);
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`;
