import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { container } from '../../styles/media.ts';
import { color, space } from '../../styles/tokens.ts';

interface ReadoutProps {
  /** The angle in large figures. */
  reading: ReactNode;
  /** Gives the size of the words, and as `--measure` the longest line. */
  className: string;
  children: ReactNode;
}

/** A reading, and words about it. A screen reader has them from the drawing. */
export function Readout({ reading, className, children }: ReadoutProps) {
  return (
    <div className={cx(words, className)} aria-hidden="true">
      <p className={figures}>{reading}</p>
      {children}
    </div>
  );
}

/* In large letters they stand above the drawing, and else over it. */
const words = css`
  padding-left: ${space.pad};
  color: ${color.muted};
  line-height: 1.35;

  b {
    color: ${color.ink};
    font-weight: 600;
  }

  ${container.roundScale} {
    position: absolute;
    top: 0;
    left: 0;
    z-index: 1;
    max-width: calc(var(--measure) + ${space.pad});
  }

  ${container.threeColumns} {
    max-width: none;
  }
`;

/* The margin aligns the stem of the first figure with the words below. */
const figures = css`
  margin-left: -0.03em;
  color: ${color.arc};
  font-size: clamp(min(4.5rem, 26vw), 8.8vw, 10rem);
  font-weight: 380;
  line-height: 1.2;
  letter-spacing: -0.045em;
  white-space: nowrap;
`;
