import { css, cx } from '@linaria/core';
import { memo, useLayoutEffect, useRef } from 'react';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { media } from '../../styles/media.ts';
import { color, space } from '../../styles/tokens.ts';
import { Range } from '../../ui/Range.tsx';
import { degreesInWords, restingFlexion, setFlexion } from '../flexion.ts';
import { wide } from '../heroLayout.ts';
import { Ruler } from './Ruler.tsx';

const Scale = memo(Ruler);

/** The knee's flexion as a slider over a ruler, on the table that the leg lies on. `flexion` is in degrees. */
export function FlexionSlider({ flexion }: { flexion: number }) {
  const input = useRef<HTMLInputElement>(null);

  // A visitor can move it before hydration. In an effect that runs after the paint, the next key would come first, find
  // nobody subscribed, and be taken back.
  useLayoutEffect(() => {
    if (input.current) setFlexion(input.current.valueAsNumber);
  }, []);

  return (
    <div className={table}>
      <label htmlFor="flexao">Flexão do joelho</label>
      <div>
        <Range
          ref={input}
          id="flexao"
          share={flexion / maxFlexion}
          className={interactive}
          aria-valuetext={degreesInWords(flexion)}
          min={0}
          max={maxFlexion}
          value={flexion}
          onChange={(event) => setFlexion(event.currentTarget.valueAsNumber)}
        />
        <Scale />
      </div>
      <p className={cx(hint, interactive)}>Arraste o tornozelo ou use o controle.</p>
    </div>
  );
}

const table = css`
  --share: ${restingFlexion / maxFlexion};
  position: relative;
  display: grid;
  padding: 0.625rem var(--gutter) 1.25rem;
  border-top: 1.5px solid ${color.ink};
  background: ${color.surface};

  label {
    font-weight: 600;
  }

  ${wide} {
    grid-template-columns: 3fr 6fr 3fr;
    gap: 2.5rem;
    align-items: center;
    min-height: var(--strip);
    padding-block: 0;
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
