import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';
import { useFlexion } from '../flexion.ts';
import { Plate } from './Plate.tsx';

/** 'Gestão de pacientes': a page of measurements, the latest of them the hero's. */
export function LedgerPlate() {
  const flexion = useFlexion();
  const rows = [
    { patient: 12, movement: 'Joelho, flexão', degrees: flexion },
    { patient: 11, movement: 'Ombro, abdução', degrees: 148 },
    { patient: 10, movement: 'Cotovelo, flexão', degrees: 131 },
    { patient: 9, movement: 'Quadril, flexão', degrees: 104 },
    { patient: 8, movement: 'Joelho, déficit de extensão', degrees: 4 },
  ];
  return (
    <Plate on="base">
      <ul className={ledger}>
        {rows.map(({ patient, movement, degrees }) => (
          <li key={patient}>
            <p>
              <b>Paciente {patient}</b> {movement}
            </p>
            <strong>{degrees}°</strong>
          </li>
        ))}
      </ul>
    </Plate>
  );
}

const ledger = css`
  display: grid;
  height: 100%;
  padding-inline: 1.75rem;

  li {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    border-bottom: 1px solid ${color.line};
    line-height: 1.4;
  }

  li:last-child {
    border: 0;
  }

  p {
    margin: 0;
    color: ${color.muted};
  }

  b {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }

  strong {
    color: ${color.arcText};
    font-size: 2.375rem;
    font-weight: 420;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.035em;
    line-height: 1;
  }
`;
