import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';

/** How long the entry takes after the first paint, in milliseconds: the scan, and then the arc. */
export const entryTime = 900;

const scanning = '0.55s cubic-bezier(0.4, 0, 0.4, 1) backwards';

/** What the scan line leaves behind it, on its way from the hip to the toes. */
export const scanned = css`
  animation: scan ${scanning};

  @keyframes scan {
    from {
      clip-path: inset(0 0 0 100%) view-box;
    }

    to {
      clip-path: inset(0) view-box;
    }
  }
`;

/** The scan line, which is out of sight but for its way over the limb. */
export const scanLine = css`
  stroke: ${color.ring};
  stroke-width: 2px;
  visibility: hidden;
  animation: pass ${scanning};

  @keyframes pass {
    from {
      visibility: visible;
      transform: translateX(900px);
    }
  }
`;

/** When a growing line opens from 0° to its angle. */
export const opens = css`
  animation-duration: 0.45s;
  animation-delay: 0.45s;
`;

/** What comes with the arc: its scale, and what it reads. */
export const appears = css`
  animation: appear 0.35s 0.55s backwards;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
