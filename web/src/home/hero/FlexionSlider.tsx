import { css, cx } from '@linaria/core';
import type { Ref } from 'react';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { color, container, groundLine, quarter, screenOnly, space, type } from '../../styles/rules.ts';
import { Range, thumbWidth } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.tsx';
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
        Flexão{' '}
        <span className={caption}>
          exemplo<span className={view}>: joelho esquerdo, vista lateral</span>
        </span>
      </label>
      <p className={cx(hint, screenOnly)}>{hydrated && 'Arraste o maléolo.'}</p>
      <div className={scale}>
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
    </div>
  );
}

const strip = css`
  position: relative;
  grid-area: strip;
  display: grid;
  grid-template: 'name hint' auto 'scale scale' 1fr / auto 1fr;
  align-items: baseline;
  margin-inline: calc(-1 * ${space.pad});
  padding: 0.375rem ${space.pad} 0.625rem;
  border-top: ${groundLine};
  background: ${color.surface};

  label {
    grid-area: name;
    ${type.bold}
  }

  ${container.twoColumns} {
    grid-template:
      'name scale hint' 1fr
      / calc(${quarter} - ${thumbWidth / 2}px) calc(2 * ${quarter} + ${thumbWidth}px) 1fr;
    align-items: center;
  }
`;

const caption = css`
  ${type.mutedNote}
  text-wrap: balance;

  ${container.twoColumns} {
    display: block;
  }
`;

/* A phone's line has no room for it beside the hint. The slider's name keeps it. */
const view = css`
  ${container.phone} {
    ${visuallyHidden}
  }
`;

const scale = css`
  grid-area: scale;
`;

const hint = css`
  grid-area: hint;
  padding-left: 0.5rem;
  ${type.mutedNote}
  text-align: end;
`;
