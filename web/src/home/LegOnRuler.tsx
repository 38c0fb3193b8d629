import { css, cx } from '@linaria/core';
import { levelLandmarks, straightViewBox } from '../../shared/figure/straightView.ts';
import { container, screenOnly, space, strokes } from '../styles/rules.ts';
import { drawn, lettered, lettering, placeIn } from '../ui/lettering.ts';

const { top, width, height } = straightViewBox;

/** The length of the ruler's longest ticks. */
const tickLength = 22;

/** A straight leg on the footer's ruler. Its three landmarks are ticks there. */
export function LegOnRuler() {
  return (
    <div className={cx(lettered, leg, screenOnly)}>
      <span className={drawing} />
      <svg className={lettering} aria-hidden="true">
        {levelLandmarks.map(({ name, x }) => (
          <svg key={name} {...placeIn(straightViewBox, { x, y: top + height })} overflow="visible" aria-hidden="true">
            <path className={strokes.arc} strokeWidth="1.5" d={`M0 0V${tickLength}`} />
          </svg>
        ))}
      </svg>
    </div>
  );
}

/* The drawing is cut off at the right edge of the page, and on a phone beyond the knee. */
const leg = css`
  width: calc(101.5% - ${space.pad});
  margin: clamp(3rem, 2rem + 2vw, 3.75rem) -1.5% 0 ${space.pad};

  ${container.phone} {
    width: calc(${width / height} * min(12.5rem, 50.5vw));
  }
`;

const drawing = css`
  aspect-ratio: ${width} / ${height};
  ${drawn('straight-leg.svg')}
`;
