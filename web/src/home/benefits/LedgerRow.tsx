import { css, cx } from '@linaria/core';
import { jointOf } from '../../../shared/patients.ts';
import { container, media } from '../../styles/media.ts';
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
      <span className={cx(latestMeasure, besideStage)}>Última medida</span>
    </p>
  );
}

interface LedgerRowProps {
  plate: Plate;
  /** Whether it is chosen when the page opens. */
  opening: boolean;
  onChoose: () => void;
}

/** A patient to choose: a radio button and the latest measure, as a number and on the movement's usual range. */
export function LedgerRow({ plate, opening, onChoose }: LedgerRowProps) {
  const { patient, series, latest } = plate;
  const id = `paciente-${patient.number}`;
  return (
    <>
      <input
        type="radio"
        id={id}
        name="paciente"
        value={patient.number}
        className={cx(radio, screenOnly)}
        defaultChecked={opening}
        onChange={onChoose}
      />
      <label htmlFor={id} className={row}>
        <span>
          <b>{`Paciente ${patient.number}`}</b>{' '}
          <span className={movement}>{`${jointOf(series)}, ${series.movement.toLowerCase()}`}</span>
        </span>{' '}
        <span className={range} aria-hidden="true">
          <UsualRange plate={plate} />
        </span>{' '}
        <span className={cx(latestMeasure, measure)}>{`${latest.angle}°`}</span>
      </label>
    </>
  );
}

const columns = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 1rem;
  align-items: center;
  padding-inline: var(--radio) ${space.pad};

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
  grid-column: radio / stage;
  padding-bottom: 0.375rem;
  padding-left: ${space.pad};
  color: ${color.muted};
  font-size: ${text.label};
  line-height: 1.3;

  /* In the stage's corner, as the drawing stands on the line of the first row. */
  ${container.aboveRows} {
    display: block;
    grid-row: 1;
    align-self: start;
    justify-self: end;
    z-index: 1;
    max-width: 11rem;
    text-align: end;
    text-wrap: balance;
  }
`;

const besideStage = css`
  ${container.aboveRows} {
    display: none;
  }
`;

/* In the column before the rows. */
export const radio = css`
  grid-column: radio;
  z-index: 1;
  align-self: center;
  justify-self: end;
  width: 18px;
  height: 18px;
  margin-right: calc(2rem - 18px);
  accent-color: ${color.brand};
`;

/* It lies under its radio button, too, so that all of it can be touched. */
export const row = css`
  ${columns}
  grid-column: row / stage;
  min-height: max(48px, 3rem);
  padding-block: 0.25rem;
  margin-left: calc(-1 * var(--radio));
  border-top: 1px solid ${color.line};
  font-size: max(${text.body}, 0.6rem + 0.52vw);
  line-height: 1.25;
  cursor: pointer;

  .${radio}:checked + & {
    background: ${color.brandSoft};
  }

  ${media.print} {
    break-inside: avoid;
    margin-left: 0;
  }

  b {
    display: block;
    font-weight: 600;
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
