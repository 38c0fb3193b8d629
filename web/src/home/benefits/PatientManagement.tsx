import { css, cx } from '@linaria/core';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import { frame } from '../../../shared/figure/atlas.ts';
import { routes } from '../../routes.ts';
import { color, container, ground, groundLine, screenOnly, space, touchTarget, type } from '../../styles/rules.ts';
import { BenefitText } from './BenefitText.tsx';
import { LedgerRow, ledgerRadio, ledgerRow } from './LedgerRow.tsx';
import { PlateOnStage } from './PlateOnStage.tsx';
import { ledger, type Plate } from './plates.ts';

interface PatientManagementProps {
  /** The patient whose plate is on the stage. */
  chosen: Plate;
  onChoose: (plate: Plate) => void;
  /** Gets what was chosen before hydration, or before a reload, where that is another one. */
  onAdopt: (plate: Plate) => void;
}

/**
 * 'Gestão de pacientes': a ledger of patients, of whom one is chosen, and the stage with that one's joint. The browser's radio
 * buttons and style rules choose, so it works before hydration and without it.
 */
export function PatientManagement({ chosen, onChoose, onAdopt }: PatientManagementProps) {
  const group = useRef<HTMLDivElement>(null);

  const adopt = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked');
    const plate = ledger.find(({ patient }) => checked?.value === String(patient.number));
    if (plate && plate !== chosen) onAdopt(plate);
  });
  useEffect(() => adopt(), []);

  return (
    <li className={cx(band, ground.ledger)}>
      <BenefitText title="Gestão de pacientes" className={words}>
        <p>Encontre cada paciente e todas as medidas dele em um só lugar.</p>
      </BenefitText>
      <div ref={group} role="radiogroup" aria-label="Pacientes e medidas fictícios" className={atlas}>
        {ledger.map((plate) => (
          <Fragment key={plate.joint}>
            <LedgerRow plate={plate} chosen={plate === chosen} onChoose={() => onChoose(plate)} />
            <div className={cx(place, screenOnly)}>
              <PlateOnStage plate={plate} />
            </div>
          </Fragment>
        ))}
      </div>
      <p className={note}>
        Pacientes e medidas fictícios. Em uma linha paralela, o ponto marca a direção, não um lugar no corpo.{' '}
        <Link href={routes.privacy.path}>Como tratamos os dados dos pacientes</Link>
      </p>
    </li>
  );
}

/** Each patient's column on a phone. */
const columns = ledger.map(
  ({ patient: { number } }, index) => `[value='${number}'], [for='paciente-${number}'] { grid-column: ${index + 1}; }`,
);

/*
 * `--radio` is the width of the column before the rows. On a phone the ledger is a row of columns, under the line on which the
 * stage stands; on a wide screen it is beside the stage. With larger letters the stage is below the rows: what a choice shows
 * is then never above it.
 */
const band = css`
  --radio: calc(${space.pad} + 2rem);
  position: relative;
  display: grid;
  grid-area: pacientes;
  grid-template: [words] auto repeat(${ledger.length}, auto) [stage] auto / [radio] var(--radio) [row] minmax(0, 1fr) [end];

  ${container.phoneColumns} {
    grid-template: [words] auto [stage] auto [ledger] auto / repeat(${ledger.length}, minmax(0, 1fr)) [end];
    ${columns.join(' ')}
  }

  ${container.ledgerBeside} {
    grid-column: pacientes-start / tempo-end;
    grid-template:
      [stage words] auto repeat(${ledger.length}, minmax(4rem, 1fr)) auto [bottom]
      / [radio] var(--radio) [row] calc(var(--ledger) - var(--radio)) [end] minmax(0, 1fr) [page];
    min-height: var(--monument);
  }
`;

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
  padding: 0.5rem 1rem 0.5rem ${space.pad};
  border-top: ${groundLine};
  color: ${color.muted};
  ${type.note}

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }

  ${container.ledgerBeside} {
    border-top: 1px solid ${color.line};
  }
`;

/*
 * All plates lie in the same place. On a change the arc closes, the drawings cross over, and the other arc opens: `--turn` is
 * the arc's transition, and `--then` that of what follows it. `--unit` is the length of a unit of the drawings.
 */
const place = css`
  --unit: calc(var(--page) / ${frame.width});
  --chosen: 0;
  --turn: 0.18s ease-in;
  --then: 0.1s;
  grid-area: stage / 1 / auto / end;
  align-self: end;
  opacity: var(--chosen);
  visibility: hidden;
  transition: opacity 0.14s 0.14s, visibility 0s 0.28s;

  .${ledgerRadio}:checked + .${ledgerRow} + & {
    --chosen: 1;
    --turn: 0.24s 0.26s cubic-bezier(0.2, 0.5, 0.3, 1);
    --then: 0.2s 0.5s;
    visibility: visible;
    transition-delay: 0.14s;
  }

  ${container.ledgerBeside} {
    --unit: calc(min(57cqw, (max(30rem, var(--monument)) - 6rem) * ${frame.width / frame.height}) / ${frame.width});
    grid-area: stage / end / bottom / page;
    place-self: end;
  }
`;
