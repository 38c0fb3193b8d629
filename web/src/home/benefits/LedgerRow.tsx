import { css, cx } from '@linaria/core';
import { jointOf } from '../../../shared/patients.ts';
import { color, container, screenOnly, space, type } from '../../styles/rules.ts';
import type { Plate } from './plates.ts';

interface LedgerRowProps {
  plate: Plate;
  chosen: boolean;
  onChoose: () => void;
}

/** A patient to choose: a radio button, the movement and its latest measure. */
export function LedgerRow({ plate: { patient, series, latest }, chosen, onChoose }: LedgerRowProps) {
  const id = `paciente-${patient.number}`;
  return (
    <>
      <input
        type="radio"
        id={id}
        name="paciente"
        value={patient.number}
        className={cx(ledgerRadio, screenOnly)}
        checked={chosen}
        onChange={onChoose}
      />
      <label htmlFor={id} className={cx(ledgerColumns, ledgerRow)}>
        <span>
          <b>{`Paciente ${patient.number}`}</b>{' '}
          <span className={movement}>{`${jointOf(series)}, ${series.movement.toLowerCase()}`}</span>
        </span>{' '}
        <span className={measure}>{`${latest.angle}°`}</span>
      </label>
    </>
  );
}

/** The columns of the rows and of their names. */
export const ledgerColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column: row / end;
  column-gap: 1rem;
  align-items: center;
  padding-right: ${space.pad};

  ${container.ledgerBeside} {
    padding-right: 1rem;
  }
`;

/* In the column before the rows, where words begin. */
export const ledgerRadio = css`
  grid-column: radio;
  z-index: 1;
  align-self: center;
  justify-self: end;
  width: 18px;
  height: 18px;
  margin-right: calc(2rem - 18px);
  accent-color: ${color.brand};
`;

/* It lies under its radio button, too, so that all of it can be touched. Beside the stage its tint fades into that one. */
export const ledgerRow = css`
  min-height: max(56px, 3.5rem);
  padding-block: 0.25rem;
  padding-left: var(--radio);
  margin-left: calc(-1 * var(--radio));
  border-top: 1px solid ${color.line};
  cursor: pointer;

  .${ledgerRadio}:checked + & {
    background: ${color.brandSoft};
  }

  ${container.ledgerBeside} {
    .${ledgerRadio}:checked + & {
      margin-right: -6rem;
      padding-right: 7rem;
      mask: linear-gradient(90deg, ${color.ink} calc(100% - 6rem), transparent);
    }
  }

  b {
    display: block;
  }
`;

const movement = css`
  color: ${color.muted};
  ${type.label}
`;

const measure = css`
  color: ${color.arcText};
  ${type.figure}
`;
