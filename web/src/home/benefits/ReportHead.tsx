import { css, cx } from '@linaria/core';
import { viewBox } from '../../../shared/figure/atlas.ts';
import { adm, jointOf } from '../../../shared/patients.ts';
import { color, container, screenOnly, space, type } from '../../styles/rules.ts';
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
        <p>{`Paciente ${patient.number}`}</p>
        <p>{`${jointOf(series)}, ${movement}, ADM ${adm}`}</p>
      </div>
      <div className={cx(lettered, photo, screenOnly)}>
        <MeasuredJoint plate={plate} pointRadius={12} />
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
  ${type.mutedNote}

  b {
    ${type.boldLead}
  }

  p {
    text-wrap: balance;
  }

  ${container.oneLine} {
    display: contents;
  }
`;

/* Beside the photo, which is at the page's margin, or above it where that leaves no room for them. */
const about = css`
  flex: 1 1 8.5rem;
  grid-area: report;
`;

/* On a phone it hangs down beside the dial's corner, which is empty. Where the dial lies, it begins with the words' capitals. */
const photo = css`
  --unit: calc(108px / ${viewBox.width});
  grid-area: photo;
  align-self: start;
  margin-left: auto;
  border: 1px solid ${color.line};

  ${container.phoneColumns} {
    --unit: calc(min(9.75rem, 40cqw) / ${viewBox.width});
    margin-bottom: -2.625rem;
  }

  /* A photograph cuts the body, whose lines thin out before its edge. */
  > span {
    mask: linear-gradient(90deg, transparent, ${color.ink} 12% 88%, transparent);
  }

  ${container.oneLine} {
    --unit: calc(100% / ${viewBox.width});
    width: 100%;
    margin-top: ${space.x1};
  }
`;
