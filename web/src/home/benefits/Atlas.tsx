import { css, cx } from '@linaria/core';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { container, media } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { space } from '../../styles/tokens.ts';
import { LedgerHead } from './LedgerHead.tsx';
import { LedgerRow, radio, row } from './LedgerRow.tsx';
import { PlateOnStage } from './PlateOnStage.tsx';
import { ledger, type Plate } from './plates.ts';

export interface AtlasProps {
  /** The plate that the page opens with. */
  opening: Plate;
  onChoose: (plate: Plate) => void;
}

/**
 * The example patients, of whom one is chosen, and the stage with that one's joint. The browser's radio buttons and style
 * rules choose, so it works before hydration and without it.
 */
export function Atlas({ opening, onChoose }: AtlasProps) {
  const group = useRef<HTMLDivElement>(null);

  // A visitor may have chosen before hydration, or before a reload.
  const adopt = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked');
    const plate = ledger.find(({ patient }) => checked?.value === String(patient.number));
    if (plate) onChoose(plate);
  });
  useEffect(() => adopt(), []);

  return (
    <div ref={group} role="radiogroup" aria-label="Pacientes e medidas fictícios" className={atlas}>
      <LedgerHead />
      {ledger.map((plate) => (
        <Fragment key={plate.joint}>
          <LedgerRow plate={plate} opening={plate === opening} onChoose={() => onChoose(plate)} />
          <div className={cx(place, screenOnly)}>
            <PlateOnStage plate={plate} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/* On a wide screen the rows fill the height of the stage beside them. `--radio` is the width of the column before them. */
const atlas = css`
  --radio: calc(${space.pad} + 2rem);
  display: grid;
  grid-template-columns: [radio] var(--radio) [row] minmax(0, 1fr) [stage];
  isolation: isolate;

  ${container.ledgerBeside} {
    grid-column: 1 / -1;
    grid-template-columns: [radio] var(--radio) [row] minmax(0, 1fr) [stage] calc(50% - ${space.pad} / 2) [end];
    grid-template-rows: [top] auto repeat(${ledger.length}, minmax(min-content, 1fr)) [bottom];
    margin-top: ${space.x4};
  }

  ${container.threeColumns} {
    --radio: ${space.pad};
  }

  /* Chromium lays rows of a grid over each other where a sheet ends. */
  ${media.print} {
    --radio: ${space.pad};
    display: block;
  }
`;

/*
 * All plates lie in the same place: above the rows, or on a wide screen beside them. On a change the arc closes, the drawings
 * cross over, and the other arc opens: `--turn` is the arc's transition, and `--then` that of what follows it.
 */
const place = css`
  --chosen: 0;
  --turn: 0.18s ease-in;
  --then: 0.1s;
  grid-area: 1 / radio / auto / stage;
  opacity: var(--chosen);
  visibility: hidden;
  transition: opacity 0.14s 0.14s, visibility 0s 0.28s;

  .${radio}:checked + .${row} + & {
    --chosen: 1;
    --turn: 0.24s 0.26s cubic-bezier(0.2, 0.5, 0.3, 1);
    --then: 0.2s 0.5s;
    visibility: visible;
    transition-delay: 0.14s;
  }

  ${container.ledgerBeside} {
    grid-area: top / stage / bottom / end;
    align-self: end;
  }
`;
