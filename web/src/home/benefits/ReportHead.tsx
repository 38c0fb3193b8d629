import { css, cx } from '@linaria/core';
import { frame } from '../../../shared/figure/atlas.ts';
import { adm, jointOf } from '../../../shared/patients.ts';
import { color, screenOnly, type } from '../../styles/rules.ts';
import { lettered } from '../../ui/lettering.ts';
import { MeasuredJoint } from './MeasuredJoint.tsx';
import type { Plate } from './plates.ts';

/** The head of the report: whom and what it is about, and the photo with its points. */
export function ReportHead({ plate }: { plate: Plate }) {
  const { patient, series } = plate;
  const movement = `${series.movement}, ${series.position}`.toLowerCase();
  return (
    <header className={head}>
      <div className={about}>
        <b>Relatório</b>
        <p>{`Paciente ${patient.number}, fictício`}</p>
        <p>{`${jointOf(series)}, ${movement}, ADM ${adm}`}</p>
      </div>
      <div className={cx(lettered, photo, screenOnly)}>
        <MeasuredJoint plate={plate} pointRadius={18} />
      </div>
    </header>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  grid-area: report;
  gap: 0.75rem 1rem;
  align-content: start;
  color: ${color.muted};
  ${type.note}

  b {
    ${type.lead}
    ${type.bold}
  }

  p {
    text-wrap: balance;
  }
`;

/* Beside the photo, which is at the page's margin, or above it where that leaves no room for them. */
const about = css`
  flex: 1 1 11rem;
`;

const photo = css`
  --unit: calc(108px / ${frame.width});
  align-self: start;
  margin-left: auto;
  border: 1px solid ${color.line};
`;
