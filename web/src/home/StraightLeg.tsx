import { css, cx } from '@linaria/core';
import { levelLandmarks, straightFrame } from '../../shared/figure/straightLeg.ts';
import { screenOnly, space, strokes } from '../styles/rules.ts';
import { lettered, lettering, picture, placeIn } from '../ui/lettering.ts';

const { top, width, height } = straightFrame;

/** A straight leg on the footer's ruler. Its three landmarks are ticks there, whose names stand in the footer. */
export function StraightLeg() {
  return (
    <div className={cx(lettered, leg, screenOnly)}>
      <img className={picture} src="/straight-leg.svg" alt="" width={width} height={height} fetchPriority="low" />
      <svg className={lettering} textAnchor="middle" aria-hidden="true">
        {levelLandmarks.map(({ name, lines, x }) => (
          <svg key={name} {...placeIn(straightFrame, { x, y: top + height })} overflow="visible" aria-hidden="true">
            <path className={strokes.arc} strokeWidth="1.5" d="M0 0V34" />
            {lines.map((line, index) => (
              <text key={line} y={34} dy={`${0.9 + 1.15 * index}em`}>
                {line}
              </text>
            ))}
          </svg>
        ))}
      </svg>
    </div>
  );
}

/* The drawing is cut off at the right edge of the page, and on a phone beyond the knee. */
const leg = css`
  width: max(${width / height} * min(11.5rem, 50.5vw), 100% + 1.5% - ${space.pad});
  margin: clamp(3rem, 2rem + 2vw, 3.75rem) -1.5% 0 ${space.pad};
`;
