import { css, cx } from '@linaria/core';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { container, media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { Range } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { degreesInWords } from './degreesInWords.ts';
import { Ruler } from './Ruler.tsx';

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
    <div className={table}>
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

const table = css`
  position: relative;
  display: grid;
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.375rem var(--gutter) 0.625rem;
  border-top: 1.5px solid ${color.ink};
  background: ${color.surface};

  label {
    font-weight: 600;
    line-height: 1.5;
  }

  ${container.threeColumns} {
    grid-template-columns: 1fr 2fr 1fr;
    margin-top: auto;
    gap: 2.5rem;
    align-items: center;
    min-height: var(--strip);
    padding-block: 0;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const hint = css`
  display: none;

  ${container.threeColumns} {
    display: block;
    color: ${color.muted};
    text-align: end;
    text-wrap: balance;
  }
`;

/* After the other classes, whose display it overrides. */
const interactive = css`
  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
