import { css } from '@linaria/core';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { drawn } from '../../styles/drawn.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { thumbWidth } from '../../ui/Range.tsx';

/** The slider's track, filled up to the flexion. Under it a tick every two degrees, a longer one every ten, and numbers. */
export function Ruler({ flexion }: { flexion: number }) {
  return (
    <div className={ruler}>
      <svg aria-hidden="true">
        <g strokeWidth="3" transform="translate(0 -9)">
          <line className={drawn.border} x2="100%" />
          <line className={drawn.arc} x2={`${(100 * flexion) / maxFlexion}%`} />
        </g>
        {ticks}
      </svg>
      {numbers}
    </div>
  );
}

const ticks = (
  <>
    <Ticks step={2} length={5} />
    <Ticks step={10} length={9} />
  </>
);

const numbers = (
  <ol aria-hidden="true">
    {Array.from({ length: maxFlexion / 20 + 1 }, (_, index) => 20 * index).map((number) => (
      <li key={number}>{number}</li>
    ))}
  </ol>
);

/** How wide a tick is, in degrees. Half a tick lies beyond each end of the scale. */
const tick = 0.2;
const beyond = (50 * tick) / maxFlexion;

/** Ticks every `step` degrees. */
function Ticks({ step, length }: { step: number; length: number }) {
  return (
    <line
      x1={`${-beyond}%`}
      x2={`${100 + beyond}%`}
      y1={length / 2}
      y2={length / 2}
      pathLength={maxFlexion + tick}
      strokeWidth={length}
      strokeDasharray={`${tick} ${step - tick}`}
    />
  );
}

const ruler = css`
  /* The ticks begin under the thumb's lower half. */
  margin-top: -13px;

  svg {
    width: calc(100% - ${thumbWidth}px);
    height: 9px;
    margin-inline: ${thumbWidth / 2}px;
    overflow: visible;
    stroke: ${color.ink};
  }

  ol {
    display: flex;
    justify-content: space-between;
    color: ${color.muted};
    font-size: 0.875rem;
    line-height: 1;
  }

  li {
    display: grid;
    justify-content: center;
    width: ${thumbWidth}px;
    margin-top: 6px;
  }

  ${container.phone} {
    li:nth-child(2n) {
      visibility: hidden;
    }
  }
`;
