import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, container, space } from '../../styles/rules.ts';

interface ReadoutProps {
  /** The angle in large figures. Undefined where a style states it. */
  reading?: string;
  /** Gives its place, and as `--reading` the size of the figures. */
  className: string;
  children: ReactNode;
}

/** A reading beside its arc, and words below it. A screen reader has them from the drawing. */
export function Readout({ reading, className, children }: ReadoutProps) {
  return (
    <div className={cx(readout, className)} aria-hidden="true">
      <div className={figures}>{reading}</div>
      {children}
    </div>
  );
}

/** From the top of a line of figures to their baseline, in their size (em). */
export const baseline = 0.95;

/* In large letters it stands above the drawing. */
const readout = css`
  padding-inline: ${space.pad};
  color: ${color.muted};
  line-height: 1.35;
  pointer-events: none;

  ${container.usualLetters} {
    position: absolute;
    z-index: 1;
    padding: 0;
  }
`;

/** The large figures of a readout. Centred in a stated height, they keep their place when a reader widens the lines. */
export const figures = css`
  display: grid;
  align-content: center;
  height: 1.2em;
  color: ${color.arc};
  font-size: var(--reading);
  font-weight: 380;
  line-height: 1.2;
  letter-spacing: -0.045em;
  white-space: nowrap;
`;
