import { css, cx } from '@linaria/core';
import { levelLandmarks, straightFrame } from '../../shared/figure/straightLeg.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { drawing, place } from './Drawing.tsx';

const { top, width, height } = straightFrame;

/** A straight leg on the footer's ruler, on which its three landmarks are named ticks. */
export function StraightLeg() {
  return (
    <div className={cx(drawing, leg)}>
      <img src="/straight-leg.svg" alt="" width={width} height={height} loading="lazy" />
      <svg textAnchor="middle" aria-hidden="true">
        {levelLandmarks.map(({ name, x }) => (
          <svg key={name} {...place(straightFrame, { x, y: top + height })} overflow="visible" aria-hidden="true">
            <path className={drawn.arc} strokeWidth="1.5" d="M0 0V34" />
            {name.split(' ').map((word, line) => (
              <text key={word} y={`${3.4 + 1.3 * line}em`}>
                {word}
              </text>
            ))}
          </svg>
        ))}
      </svg>
    </div>
  );
}

/* The drawing is cut off at the right edge of the page. */
const leg = css`
  margin: clamp(3rem, 2rem + 2vw, 3.75rem) -1.5% 0 ${space.pad};
  font-weight: 500;

  /* The names of the landmarks reach into the footer, which needs space for them. */
  main:has(&) + footer::before {
    margin-bottom: ${space.x3};
  }

  ${media.print} {
    display: none;
  }
`;
