import { css } from '@linaria/core';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { thumbWidth } from '../../ui/Range.tsx';

const numbers = Array.from({ length: maxFlexion / 20 + 1 }, (_, index) => index * 20);

/** The scale under the slider's track: a tick every two degrees, a longer one every ten, a number every twenty. */
export function Ruler() {
  return (
    <div className={ruler}>
      <svg aria-hidden="true">
        <line
          x2="100%"
          y1="2.5"
          y2="2.5"
          pathLength={maxFlexion}
          strokeWidth={5}
          strokeDasharray=".2 1.8"
          strokeDashoffset=".1"
        />
        <line
          x2="100%"
          y1="4.5"
          y2="4.5"
          pathLength={maxFlexion}
          strokeWidth={9}
          strokeDasharray=".25 9.75"
          strokeDashoffset=".125"
        />
      </svg>
      <ol aria-hidden="true">
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
    </div>
  );
}

const ruler = css`
  /* Under the thumb's lower half. */
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
    font-variant-numeric: tabular-nums;
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
