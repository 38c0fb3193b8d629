import { css, cx } from '@linaria/core';
import type { Ref } from 'react';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { color, container, groundLine, quarter, screenOnly, space, type } from '../../styles/rules.ts';
import { Range, thumbWidth } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { degreesInWords } from './degreesInWords.ts';
import { FlexionRuler } from './FlexionRuler.tsx';

interface FlexionSliderProps {
  ref: Ref<HTMLInputElement>;
  flexion: number;
  /** The flexion without the invitation's, in degrees: screen readers announce it. */
  set: number;
  onBend: (flexion: number) => void;
}

/** The knee's flexion as a slider over a ruler, on the table that the leg lies on. */
export function FlexionSlider({ ref, flexion, set, onBend }: FlexionSliderProps) {
  const hydrated = useHydrated();
  return (
    <div className={strip}>
      <label htmlFor="flexao">
        Flexão <span className={caption}>exemplo: joelho esquerdo, vista lateral</span>
      </label>
      <div>
        <Range
          ref={ref}
          id="flexao"
          aria-valuetext={degreesInWords(set)}
          max={maxFlexion}
          value={flexion}
          set={set}
          disabled={!hydrated}
          onValue={onBend}
        />
        <FlexionRuler flexion={flexion} />
      </div>
      <p className={cx(hint, screenOnly)}>{hydrated && 'Arraste o ponto do maléolo ou use o controle.'}</p>
    </div>
  );
}

const strip = css`
  position: relative;
  grid-area: strip;
  display: grid;
  margin-inline: calc(-1 * ${space.pad});
  padding: 0.375rem ${space.pad} 0.625rem;
  border-top: ${groundLine};
  background: ${color.surface};

  label {
    ${type.bold}
  }

  ${container.twoColumns} {
    grid-template-columns: calc(${quarter} - ${thumbWidth / 2}px) calc(2 * ${quarter} + ${thumbWidth}px) 1fr;
    align-items: center;
  }
`;

/* On the narrowest phones it would fit beside the name in one font, and not in the other. */
const caption = css`
  display: block;
  ${type.mutedNote}
  text-wrap: balance;

  ${container.phoneColumns} {
    display: inline;
  }

  ${container.oneLine} {
    display: inline;
  }

  ${container.twoColumns} {
    display: block;
  }
`;

const hint = css`
  display: none;
  ${type.mutedNote}
  text-align: end;
  text-wrap: balance;

  ${container.twoColumns} {
    display: block;
    padding-left: 0.5rem;
  }
`;
