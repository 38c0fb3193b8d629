import { css, cx } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { media } from '../../styles/media.ts';
import { color, space, touchTarget } from '../../styles/tokens.ts';
import { degreesInWords, restingFlexion, setFlexion } from '../flexion.ts';
import { wide } from '../heroLayout.ts';
import { Ruler } from './Ruler.tsx';

/** The knee's flexion as a slider over a ruler, on the table that the leg lies on. `flexion` is in degrees. */
export function FlexionSlider({ flexion }: { flexion: number }) {
  const scale = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // A visitor can move it before hydration.
  useEffect(() => {
    if (input.current) setFlexion(input.current.valueAsNumber);
  }, []);

  // By script, because the policy blocks style attributes.
  useEffect(() => {
    scale.current?.style.setProperty('--share', `${flexion / maxFlexion}`);
  }, [flexion]);

  return (
    <div className={table}>
      <label htmlFor="flexao">Flexão do joelho</label>
      <div ref={scale} className={track}>
        <Ruler />
        <input
          ref={input}
          id="flexao"
          type="range"
          className={cx(slider, interactive)}
          aria-valuetext={degreesInWords(flexion)}
          min={0}
          max={maxFlexion}
          value={flexion}
          onChange={(event) => setFlexion(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className={cx(hint, interactive)}>Arraste o tornozelo ou use o controle.</p>
    </div>
  );
}

const table = css`
  position: relative;
  display: grid;
  padding: 0.625rem var(--gutter) 1.25rem;
  border-top: 1.5px solid ${color.ink};
  background: ${color.surface};

  label {
    font-weight: 500;
  }

  ${wide} {
    grid-template-columns: 3fr 6fr 3fr;
    gap: 2.5rem;
    align-items: center;
    min-height: var(--strip);
    padding-block: 0;
  }
`;

/* The track is drawn without the slider too. The thumb's middle is what counts, so both ends stand 12 px inside. */
const track = css`
  position: relative;
  padding-top: ${touchTarget};

  &::before {
    position: absolute;
    inset: calc(${touchTarget} / 2 - 1.5px) 0 auto;
    height: 3px;
    border-radius: 2px;
    background: linear-gradient(
      90deg,
      ${color.arc} calc(12px + (100% - 24px) * var(--share, ${restingFlexion / maxFlexion})),
      ${color.border} 0
    );
    content: '';
  }
`;

const thumb = `
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  border: 4px solid ${color.arc};
  border-radius: 50%;
  background: ${color.surface};
`;

const slider = css`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: ${touchTarget};
  margin: 0;
  background: none;
  appearance: none;
  cursor: ew-resize;

  /* The label stands right above it. */
  &:focus-visible {
    outline-offset: -3px;
  }

  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`;

const hint = css`
  margin-top: ${space.x1};
  color: ${color.muted};

  ${wide} {
    margin: 0;
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
