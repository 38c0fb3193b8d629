import { css, cx } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { maxFlexion } from '../figure/Knee.tsx';
import { media } from '../styles/media.ts';
import { color, radius, text, touchTarget } from '../styles/tokens.ts';

interface FlexionSliderProps {
  /** Degrees. */
  flexion: number;
  onFlexion: (degrees: number) => void;
}

/** The knee's flexion as a slider, hidden on paper and without JavaScript. */
export function FlexionSlider({ flexion, onFlexion }: FlexionSliderProps) {
  const input = useRef<HTMLInputElement>(null);

  // A visitor can move it before hydration.
  useEffect(() => {
    if (input.current) onFlexion(input.current.valueAsNumber);
  }, [onFlexion]);

  return (
    <>
      <input
        ref={input}
        type="range"
        className={cx(slider, interactive)}
        aria-label="Flexão do joelho"
        aria-valuetext={flexion < 2 ? `${flexion} grau` : `${flexion} graus`}
        min={0}
        max={maxFlexion}
        value={flexion}
        onChange={(event) => onFlexion(event.currentTarget.valueAsNumber)}
      />
      <p className={cx(hint, interactive)}>Arraste o tornozelo ou use o controle.</p>
    </>
  );
}

const slider = css`
  display: block;
  width: 100%;
  height: ${touchTarget};
  margin: 0;
  border-radius: ${radius.control};
  accent-color: ${color.arc};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -6px;
  }
`;

const hint = css`
  color: ${color.muted};
  font-size: ${text.small};
  text-align: center;
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
