import { css } from '@linaria/core';
import { toes } from '../../../shared/figure/figure.ts';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { arcEasing, color } from '../../styles/rules.ts';

/** When the arc opens after the first paint, as the scan ends, and how long that takes, in milliseconds. */
const [openingDelay, openingTime] = [800, 500];

/** How long the entry takes after the first paint, in milliseconds: the scan, and with its end the arc and its reading. */
export const entryTime = openingDelay + openingTime;

const scanning = '0.9s cubic-bezier(0.4, 0, 0.4, 1) backwards';

/**
 * What the scan line leaves behind it, on its way from the hip to the toes. The reference box has the size of the view box
 * and not its origin, so that the clip is open at top and bottom. The toes reach beyond it, too.
 */
export const scanned = css`
  animation: scan ${scanning};

  @keyframes scan {
    from {
      clip-path: inset(-999px -999px -999px 100%) view-box;
    }

    to {
      clip-path: inset(-999px -999px -999px ${-toes.atRest}px) view-box;
    }
  }
`;

/** The scan line, visible only while it crosses the limb. A transform would run ahead of the clip on a slow phone. */
export const scanLine = css`
  fill: ${color.ring};
  stroke: none;
  visibility: hidden;
  animation: pass ${scanning};

  @keyframes pass {
    from {
      visibility: visible;
      x: 900px;
    }

    to {
      visibility: visible;
      x: ${-toes.atRest}px;
    }
  }
`;

/** When a growing line opens from 0° to its angle. */
export const opens = css`
  animation-duration: ${openingTime}ms;
  animation-delay: ${openingDelay}ms;
`;

/** Counts up to the angle at rest as the arc opens. Figures and sign have fixed places: a jump is a layout shift. */
export const counts = css`
  visibility: hidden;
  animation: count ${openingTime}ms ${openingDelay}ms ${arcEasing};

  &::before {
    counter-reset: count var(--count);
    content: counter(count, decimal-leading-zero);
  }

  &::after {
    content: '°';
    position: absolute;
    right: 0;
  }

  @keyframes count {
    from {
      --count: 0;
      visibility: visible;
    }

    to {
      --count: ${restingFlexion};
      visibility: visible;
    }
  }
`;

/** What comes with the arc: its scale, and 0°. */
export const appears = css`
  animation: appear 0.3s 0.95s backwards;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

/** The reading, which takes the place of what has counted up to it. Opacity would not change in the same frame. */
export const counted = css`
  animation: await ${entryTime}ms step-end;

  @keyframes await {
    from {
      visibility: hidden;
    }
  }
`;
