import { css } from '@linaria/core';
import { site } from '../site.ts';
import { color, space } from '../styles/tokens.ts';

/** The mark (a goniometer: an arc, two limbs and their pivot) and the wordmark. */
export function Logo() {
  return (
    <span className={logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" fill="none" stroke="currentColor" aria-hidden="true">
        <path className={limbs} d="M7 25 25 25M7 25 19.5 6.5" />
        <path className={arc} d="M19 25a12 12 0 0 0-5.3-9.95" />
        <circle className={pivot} cx="7" cy="25" r="3" />
      </svg>
      {site.name}
    </span>
  );
}

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  font-weight: 700;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

const limbs = css`
  stroke: ${color.ink};
  stroke-width: 2.5;
  stroke-linecap: round;
`;

const arc = css`
  stroke: ${color.arc};
  stroke-width: 2.5;
  stroke-linecap: round;
`;

const pivot = css`
  fill: ${color.paper};
  stroke: ${color.ink};
  stroke-width: 2;
`;
