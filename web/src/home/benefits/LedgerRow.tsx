import { css, cx } from '@linaria/core';
import { jointOf } from '../../../shared/patients.ts';
import { container, media } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, space, text } from '../../styles/tokens.ts';
import type { Plate } from './plates.ts';
import { UsualRange } from './UsualRange.tsx';

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
      <label htmlFor={id} className={cx(columns, row)}>
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

/** The columns of the rows and of their names. */
export const columns = css`
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
export const range = css`
  display: none;

  ${container.threeColumns} {
    display: block;
  }
`;

export const latestMeasure = css`
  justify-self: end;
  white-space: nowrap;
`;

const measure = css`
  color: ${color.arcText};
  font-size: 1.6em;
  letter-spacing: -0.03em;
`;
