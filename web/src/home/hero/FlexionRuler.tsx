import { css } from '@linaria/core';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { steps } from '../../../shared/geometry/geometry.ts';
import { container, strokes, touchTarget, type } from '../../styles/rules.ts';
import { thumbWidth } from '../../ui/Range.tsx';

/** The slider's track, filled up to the flexion, and its ticks. A unit is one degree wide and one pixel high. */
export function FlexionRuler({ flexion }: { flexion: number }) {
  return (
    <div className={ruler}>
      <svg viewBox={`0 0 ${maxFlexion} 9`} preserveAspectRatio="none" strokeWidth="3" aria-hidden="true">
        <path className={strokes.border} d={`M0-9H${maxFlexion}`} />
        <path className={strokes.arc} d={`M0-9H${flexion}`} />
        <path className={strokes.ink} d={`M-.1 2.5H${maxFlexion + 0.1}`} strokeWidth="5" strokeDasharray=".2 1.8" />
        <path className={strokes.ink} d={`M-.1 4.5H${maxFlexion + 0.1}`} strokeWidth="9" strokeDasharray=".2 9.8" />
      </svg>
      <p aria-hidden="true">
        {steps(0, maxFlexion, 20).map((number) => (
          <span key={number}>{`${number} `}</span>
        ))}
      </p>
    </div>
  );
}

const ruler = css`
  /* The ticks begin behind the lower half of the thumb. */
  margin-top: calc(9px - ${touchTarget} / 2);

  svg {
    width: calc(100% - ${thumbWidth}px);
    height: 9px;
    margin-inline: ${thumbWidth / 2}px;
    overflow: visible;
  }

  p {
    --most: 5vw;
    display: flex;
    justify-content: space-between;
    ${type.mutedLabel}
  }

  span {
    display: grid;
    justify-content: center;
    width: ${thumbWidth}px;
    margin-top: 4px;
  }

  ${container.phone} {
    span:nth-child(2n) {
      visibility: hidden;
    }
  }
`;
