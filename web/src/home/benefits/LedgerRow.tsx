import { css, cx } from '@linaria/core';
import { jointOf } from '../../../shared/patients.ts';
import { container } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, space, text } from '../../styles/tokens.ts';
import type { Plate } from './plates.ts';
import { UsualRange } from './UsualRange.tsx';

/** The names of the ledger's columns, for the eye: each row says all of it. */
export function LedgerHead() {
  return (
    <p className={head} aria-hidden="true">
      <span>Pacientes e medidas fictícios</span>
      <span className={range}>Na amplitude usual (Marques)</span>
      <span className={latestMeasure}>Última medida</span>
    </p>
  );
}

interface LedgerRowProps {
  plate: Plate;
  /** Whether it is chosen, and whether it is when the page opens. */
  chosen: boolean;
  opening: boolean;
  onChoose: () => void;
}

/** A patient to choose: a radio button with the latest measure, as a number and on the movement's usual range. */
export function LedgerRow({ plate, chosen, opening, onChoose }: LedgerRowProps) {
  const { patient, series, latest } = plate;
  return (
    <label className={cx(row, chosen && chosenRow)}>
      <input
        type="radio"
        name="paciente"
        value={patient.number}
        className={cx(radio, screenOnly)}
        defaultChecked={opening}
        onChange={onChoose}
      />
      <span>
        <b>{`Paciente ${patient.number}`}</b>{' '}
        <span className={movement}>{`${jointOf(series)}, ${series.movement.toLowerCase()}`}</span>
      </span>{' '}
      <span className={range} aria-hidden="true">
        <UsualRange plate={plate} />
      </span>{' '}
      <span className={cx(latestMeasure, measure)}>{`${latest.angle}°`}</span>
    </label>
  );
}

/** The class of the chosen row, for engines without `:has()`. The others do not wait for the script. */
export const chosenRow = css``;

const columns = `
  display: grid;
  grid-column: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 1rem;
  align-items: center;
  padding: 0 ${space.pad};

  ${container.ledgerBeside} {
    margin-right: 1.25rem;
    padding-right: 1rem;
  }

  ${container.threeColumns} {
    grid-template-columns: calc((100cqw - ${space.pad}) / 4 - 1.5rem) minmax(0, 1fr) 5.5rem;
    column-gap: 1.5rem;
  }
`;

const head = css`
  ${columns}
  padding-bottom: 0.375rem;
  color: ${color.muted};
  font-size: ${text.label};
  line-height: 1.3;
`;

const otherLook = `
  background: none;

  &::before {
    border: 1.5px solid ${color.border};
  }
`;

const chosenLook = `
  background: ${color.brandSoft};

  &::before {
    border: 5.5px solid ${color.brand};
  }
`;

/** A row. What it shows of its radio button is drawn. */
export const row = css`
  ${columns}
  position: relative;
  min-height: max(48px, 3rem);
  padding-left: calc(${space.pad} + 2rem);
  border-top: 1px solid ${color.line};
  font-size: max(${text.body}, 0.6rem + 0.52vw);
  line-height: 1.25;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    left: ${space.pad};
    width: 18px;
    height: 18px;
    border: 1.5px solid ${color.border};
    border-radius: 50%;
  }

  &.${chosenRow} {
    ${chosenLook}
  }

  @supports selector(:has(*)) {
    &:not(:has(:checked)) {
      ${otherLook}
    }

    &:has(:checked) {
      ${chosenLook}
    }
  }

  b {
    display: block;
    font-weight: 600;
  }

  ${container.threeColumns} {
    padding-left: ${space.pad};

    &::before {
      left: calc(${space.pad} - 2.25rem);
    }
  }
`;

/* Its size is the row's, and so is its outline. */
const radio = css`
  position: absolute;
  inset: 0;
  appearance: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const movement = css`
  color: ${color.muted};
  font-size: max(${text.label}, 0.84em);
`;

/* A narrow ledger has no room for it. */
const range = css`
  display: none;

  ${container.threeColumns} {
    display: block;
  }
`;

const latestMeasure = css`
  justify-self: end;
  white-space: nowrap;
`;

const measure = css`
  color: ${color.arcText};
  font-size: 1.6em;
  letter-spacing: -0.03em;
`;
