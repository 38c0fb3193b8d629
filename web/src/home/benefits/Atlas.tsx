import { css, cx } from '@linaria/core';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { container } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { space } from '../../styles/tokens.ts';
import { chosenRow, LedgerHead, LedgerRow, row } from './LedgerRow.tsx';
import { PlateOnStage } from './PlateOnStage.tsx';
import { ledger, type Plate } from './plates.ts';

export interface AtlasProps {
  chosen: Plate;
  /** The plate that the page opens with. */
  opening: Plate;
  onChoose: (plate: Plate) => void;
}

/**
 * The example patients, of whom one is chosen, and the stage with that one's joint. The browser's radio buttons and style
 * rules choose, so it works before hydration.
 */
export function Atlas({ chosen, opening, onChoose }: AtlasProps) {
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
          <LedgerRow
            plate={plate}
            chosen={plate === chosen}
            opening={plate === opening}
            onChoose={() => onChoose(plate)}
          />
          <div className={cx(place, screenOnly)}>
            <PlateOnStage plate={plate} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/* On a wide screen the rows fill the height of the stage beside them. */
const atlas = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;

  ${container.ledgerBeside} {
    grid-column: 1 / -1;
    grid-template-columns: [ledger] calc(50% + ${space.pad} / 2) [stage] minmax(0, 1fr);
    grid-template-rows: [top] auto repeat(${ledger.length}, minmax(min-content, 1fr)) [bottom];
    margin-top: ${space.x4};
  }
`;

const hidden = `
  --chosen: 0;
  --turn: 0.18s ease-in;
  --then: 0.1s;
  visibility: hidden;
  transition-delay: 0.14s, 0.28s;
`;

const shown = `
  --chosen: 1;
  --turn: 0.24s 0.26s cubic-bezier(0.2, 0.5, 0.3, 1);
  --then: 0.2s 0.5s;
  visibility: visible;
  transition-delay: 0.14s;
`;

/*
 * All plates lie in the same place: above the rows, or on a wide screen beside them. On a change the arc closes, the drawings
 * cross over, and the other arc opens: `--turn` is the arc's transition, and `--then` that of what follows it.
 */
const place = css`
  grid-area: 1 / 1;
  opacity: var(--chosen);
  transition: opacity 0.14s, visibility 0s;
  ${hidden}

  .${chosenRow} + & {
    ${shown}
  }

  @supports selector(:has(*)) {
    .${row} + & {
      ${hidden}
    }

    .${row}:has(:checked) + & {
      ${shown}
    }
  }

  ${container.ledgerBeside} {
    grid-area: top / stage / bottom;
    align-self: end;
  }
`;
