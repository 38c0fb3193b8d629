import { css, cx } from '@linaria/core';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { container, media } from '../../styles/media.ts';
import { strokes } from '../../styles/strokes.ts';
import { color, quarter, touchTarget } from '../../styles/tokens.ts';
import { Range, thumbWidth } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { degreesInWords } from './degreesInWords.ts';

interface FlexionSliderProps {
  /** In degrees. */
  flexion: number;
  /** The flexion that screen readers announce, in degrees. It does not follow the invitation. */
  spoken: number;
  onBend: (flexion: number) => void;
}

/** The knee's flexion as a slider over a ruler, on the table that the leg lies on. */
export function FlexionSlider({ flexion, spoken, onBend }: FlexionSliderProps) {
  const hydrated = useHydrated();
  return (
    <div className={strip}>
      <label htmlFor="flexao">Flexão do joelho</label>
      <div>
        <Range
          id="flexao"
          className={interactive}
          aria-valuetext={degreesInWords(spoken)}
          max={maxFlexion}
          value={flexion}
          disabled={!hydrated}
          onValue={onBend}
        />
        <Ruler flexion={flexion} />
      </div>
      <p className={cx(hint, interactive)}>{hydrated && 'Arraste o tornozelo ou use o controle.'}</p>
    </div>
  );
}

/**
 * The track of the slider, filled up to the flexion. Below it is a tick every 2 degrees, a longer one every 10, and a
 * number every 20. A unit of the SVG is one degree wide and one pixel high.
 */
function Ruler({ flexion }: { flexion: number }) {
  return (
    <div className={ruler}>
      <svg viewBox={`0 0 ${maxFlexion} 9`} preserveAspectRatio="none" strokeWidth="3" aria-hidden="true">
        <path className={strokes.border} d={`M0-9H${maxFlexion}`} />
        <path className={strokes.arc} d={`M0-9H${flexion}`} />
        <path className={strokes.ink} d={`M-.1 2.5H${maxFlexion + 0.1}`} strokeWidth="5" strokeDasharray=".2 1.8" />
        <path className={strokes.ink} d={`M-.1 4.5H${maxFlexion + 0.1}`} strokeWidth="9" strokeDasharray=".2 9.8" />
      </svg>
      {numbers}
    </div>
  );
}

const numbers = (
  <ol aria-hidden="true">
    {Array.from({ length: maxFlexion / 20 + 1 }, (_, index) => 20 * index).map((number) => (
      <li key={number}>{number}</li>
    ))}
  </ol>
);

const strip = css`
  position: relative;
  grid-area: strip / 1;
  display: grid;
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.375rem var(--gutter) 0.625rem;
  border-top: 1.5px solid ${color.ink};
  background: ${color.surface};

  label {
    font-weight: 600;
    line-height: 1.5;
  }

  /* The label stands beside the track, whose middle is that of a touch target. */
  ${container.oneLine} {
    grid-template-columns: auto 1fr;
    gap: 2rem;

    label {
      line-height: ${touchTarget};
    }
  }

  ${media.wide} {
    ${container.allBeside} {
      grid-template-columns: calc(${quarter} - ${thumbWidth / 2}px) calc(2 * ${quarter} + ${thumbWidth}px) 1fr;
      gap: 0;
      align-items: center;
      padding-block: 0;
    }
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const ruler = css`
  /* The ticks begin behind the lower half of the thumb. */
  margin-top: calc(9px - ${touchTarget} / 2);

  svg {
    width: calc(100% - ${thumbWidth}px);
    height: 9px;
    margin-inline: ${thumbWidth / 2}px;
    overflow: visible;
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

/* It ends near the page's edge, as the photograph does: on the widest screens its column has no room for it. */
const hint = css`
  display: none;

  ${media.wide} {
    ${container.allBeside} {
      display: block;
      margin-right: min(0px, 4.5rem - var(--gutter));
      color: ${color.muted};
      text-align: end;
      text-wrap: balance;
    }
  }
`;

/* After the other classes, whose display it overrides. */
const interactive = css`
  ${media.noScript}, print {
    display: none;
  }
`;
