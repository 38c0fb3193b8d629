import { css, cx } from '@linaria/core';
import { Fragment } from 'react';
import { color, container, ground, screenOnly, space, type } from '../../styles/rules.ts';
import { BenefitText } from './BenefitText.tsx';
import { LedgerRow } from './LedgerRow.tsx';
import { band, parallel, stage } from './ledgerLayout.ts';
import { PlateOnStage } from './PlateOnStage.tsx';
import { ledger, type Plate } from './plates.ts';

/** The id of the words that name the ledger, and say that it is invented. */
const invented = 'pacientes-ficticios';

/** 'Gestão de pacientes': a ledger and a stage. Radio buttons and style rules choose, so it works without hydration. */
export function PatientManagement({ chosen, onChoose }: { chosen: Plate; onChoose: (plate: Plate) => void }) {
  return (
    <li className={cx(band, ground.ledger)}>
      <BenefitText title="Gestão de pacientes" className={words}>
        <p>Encontre cada paciente e todas as medidas dele em um só lugar.</p>
      </BenefitText>
      <div role="radiogroup" aria-labelledby={invented} className={atlas}>
        {ledger.map((plate) => (
          <Fragment key={plate.joint}>
            <LedgerRow plate={plate} chosen={plate === chosen} onChoose={() => onChoose(plate)} />
            <div className={cx(stage, screenOnly)}>
              <PlateOnStage plate={plate} />
            </div>
          </Fragment>
        ))}
        <p className={cx(parallel, screenOnly)}>
          Em uma linha paralela, o ponto marca a direção, não um lugar no corpo.
        </p>
      </div>
      <p className={note}>
        <span id={invented}>Pacientes e medidas fictícios</span>.
      </p>
    </li>
  );
}

const words = css`
  grid-area: words / 1 / auto / end;
  padding: 1.25rem ${space.pad} 0.5rem;

  ${container.ledgerBeside} {
    padding: var(--air) 0 1.25rem ${space.pad};
  }
`;

const atlas = css`
  display: contents;
`;

const note = css`
  grid-column: 1 / end;
  padding: 0.875rem ${space.pad};
  ${type.mutedNote}

  ${container.ledgerBeside} {
    padding-right: 1rem;
    border-top: 1px solid ${color.line};
  }
`;
