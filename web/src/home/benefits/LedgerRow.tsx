import { css, cx } from '@linaria/core';
import { color, container, media, screenOnly, space, type } from '../../styles/rules.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Plate } from './plates.ts';

/** The key of the chosen patient's number in the history entry. */
export const patientKey = 'patient';

interface LedgerRowProps {
  plate: Plate;
  chosen: boolean;
  onChoose: () => void;
}

/** A patient to choose, in a row or, on a phone, in a column that hides some words. The radio button's name has all of them. */
export function LedgerRow({ plate: { patient, series, latest }, chosen, onChoose }: LedgerRowProps) {
  const id = `paciente-${patient.number}`;
  const labelId = `${id}-nome`;
  return (
    <>
      <input
        type="radio"
        id={id}
        name="paciente"
        data-remembered={patientKey}
        value={patient.number}
        className={cx(ledgerRadio, screenOnly)}
        aria-labelledby={labelId}
        checked={chosen}
        onChange={onChoose}
      />
      <label id={labelId} htmlFor={id} className={ledgerRow} aria-hidden="true">
        <span className={name}>
          Paciente <span>{patient.number}</span>
        </span>{' '}
        <span className={joint}>
          {/* One text with its space: Chromium leaves a space alone out of the name. */}
          {`${series.joint} `}
          <span>{`${series.side}, ${series.movement}`.toLowerCase()}</span>
        </span>{' '}
        <span className={measure}>{`${latest.angle}°`}</span>
      </label>{' '}
    </>
  );
}

/* In the column before the rows, where words begin. In columns it lies over its own and shows its focus alone. */
export const ledgerRadio = css`
  grid-column: radio;
  z-index: 1;
  align-self: center;
  justify-self: end;
  width: 18px;
  height: 18px;
  margin-right: calc(2rem - 18px);
  border: 1px solid ${color.border};
  border-radius: 50%;
  appearance: none;
  cursor: pointer;

  &:checked {
    border: 5px solid ${color.brand};
  }

  ${container.phoneColumns} {
    grid-row: ledger;
    place-self: stretch;
    width: auto;
    height: auto;
    margin: 0;

    &,
    &:checked {
      border: 0;
      border-radius: 0;
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

/** It lies under its radio button, too, so that all of it can be touched. */
export const ledgerRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column: row / end;
  column-gap: 1rem;
  align-content: center;
  align-items: center;
  min-height: max(56px, 3.5rem);
  padding: 0.25rem ${space.pad} 0.25rem var(--radio);
  margin-left: calc(-1 * var(--radio));
  border-top: 1px solid ${color.line};
  cursor: pointer;

  .${ledgerRadio}:checked + & {
    background: ${color.brandSoft};
  }

  ${container.ledgerBeside} {
    padding-right: 1rem;
  }

  ${container.phoneColumns} {
    grid-row: ledger;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    overflow-wrap: anywhere;
    min-height: 6rem;
    padding: 0;
    margin: 0;
    border-block: 1px solid ${color.line};
  }

  /* A forced palette shows no background. */
  ${media.forcedColors} {
    .${ledgerRadio}:checked + & {
      outline: 3px solid;
      outline-offset: -4px;
    }
  }
`;

/* A column is too narrow for it on one line. */
const name = css`
  ${type.boldBody}

  ${container.phoneColumns} {
    ${type.mutedLabel}
    text-align: center;

    span {
      display: block;
    }
  }
`;

const joint = css`
  ${type.mutedLabel}

  ${container.phoneColumns} {
    grid-row: 3;
    color: inherit;

    .${ledgerRadio}:checked + .${ledgerRow} > & {
      ${type.bold}
    }

    span {
      ${visuallyHidden}
    }
  }
`;

const measure = css`
  grid-row: 1 / 3;
  grid-column: 2;
  color: ${color.arcText};
  ${type.figure}

  ${container.phoneColumns} {
    grid-area: 2 / 1;
  }
`;
