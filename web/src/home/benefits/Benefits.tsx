import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { movementOf } from '../../../shared/patients.ts';
import { color, container, type } from '../../styles/rules.ts';
import { useRememberedState } from '../../ui/remembered.ts';
import { titled } from './BenefitText.tsx';
import { EaseOfUse } from './EaseOfUse.tsx';
import { Languages } from './Languages.tsx';
import { patientKey } from './LedgerRow.tsx';
import { PatientManagement } from './PatientManagement.tsx';
import { Precision } from './Precision.tsx';
import { ledger, type Plate, plates } from './plates.ts';
import { Report } from './Report.tsx';
import { TimeSaved } from './TimeSaved.tsx';

/** The section 'Recursos Principais': one evaluation, from the photograph to the report. */
export function Benefits() {
  const [patient, setPatient] = useRememberedState(patientKey, plates.shoulder.patient.number, isListed);
  const [announcement, announce] = useState('');
  const plate = plateOf(patient) ?? plates.shoulder;
  const choose = ({ patient, series, latest }: Plate) => {
    setPatient(patient.number);
    announce(`Relatório do paciente ${patient.number}: ${movementOf(series)}, ${latest.angle} graus`);
  };
  return (
    <section id="recursos" tabIndex={-1} aria-labelledby="recursos-titulo" className={section}>
      <header className={cx(titled, opening)}>
        <h2 id="recursos-titulo" className={sectionName}>
          Recursos Principais
        </h2>
        <p>Da foto ao relatório, em seis articulações.</p>
      </header>
      <ul className={bands}>
        <EaseOfUse />
        <Precision />
        <PatientManagement chosen={plate} onChoose={choose} />
        <TimeSaved />
        <Report plate={plate} announcement={announcement} />
        <Languages />
      </ul>
    </section>
  );
}

const plateOf = (patient: unknown) => ledger.find((plate) => plate.patient.number === patient);

/** Reports whether what a history entry remembers is the number of a patient of the ledger. */
function isListed(kept: unknown): kept is number {
  return plateOf(kept) !== undefined;
}

/* `--air` is the space above a band's words, and `--monument` the height of a band that has a wide screen to itself. */
const section = css`
  --air: clamp(1.5rem, 0.25rem + 5.4vw, 5.5rem);
  --monument: min(var(--screen) - var(--header), 62cqw);
  overflow: clip;

  b {
    color: ${color.ink};
  }
`;

const opening = css`
  row-gap: 0.5rem;
  padding-block: var(--air) calc(0.75 * var(--air));

  p {
    max-width: 14em;
    ${type.opening}
    text-wrap: balance;
  }
`;

const sectionName = css`
  color: ${color.brand};
  ${type.boldBody}
`;

/* The bands by their names. On a wide screen 'Economia de tempo' is beside the ledger, over its stage. */
const bands = css`
  --ledger: 39cqw;
  display: grid;
  grid-template:
    'interface'
    'precisao'
    'pacientes'
    'tempo'
    'relatorios'
    'idiomas'
    / minmax(0, 1fr);

  ${container.ledgerBeside} {
    grid-template:
      'interface interface'
      'precisao precisao'
      'pacientes tempo'
      'relatorios relatorios'
      'idiomas idiomas'
      / var(--ledger) minmax(0, 1fr);
  }
`;
