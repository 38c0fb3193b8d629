import { css } from '@linaria/core';
import { color, strokes } from '../styles/rules.ts';

/** The site's mark, `size` CSS pixels wide and high: the two limbs of a goniometer, their pivot and the arc. */
export function Mark({ size }: { size: number }) {
  return (
    <svg className={mark} viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
      <path d="M11.2 25H25M9.35 21.5 19.5 6.5" />
      <path className={strokes.arc} d="M19 25a12 12 0 0 0-5.3-9.95" />
      <circle cx="7" cy="25" r="3" />
    </svg>
  );
}

const mark = css`
  flex: none;
  stroke: ${color.ink};
  stroke-width: 2.5;
  stroke-linecap: round;

  circle {
    stroke-width: 2;
  }
`;
