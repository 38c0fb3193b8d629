import { css, cx } from '@linaria/core';
import { adm, dayOf } from '../../../shared/patients.ts';
import { color, container, ground, groundLine, gutter, space, type } from '../../styles/rules.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BenefitText, titled } from './BenefitText.tsx';
import type { Plate } from './plates.ts';
import { ReportDial } from './ReportDial.tsx';

/**
 * 'Relatórios detalhados': a report whose dial stands on the page's line, with an arc for each assessment. That few degrees
 * can be the measurement itself: Hancock, Hepworth and Wembridge, Journal of Experimental Orthopaedics 5:46, 2018.
 */
export function Report({ plate, announcement }: { plate: Plate; announcement: string }) {
  const { patient, series, latest } = plate;
  return (
    <li className={cx(titled, band)}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <BenefitText title="Relatórios detalhados">
        <p>
          O colega recebe a foto com os pontos e as medidas com data, por articulação e movimento. Entre avaliações, uma
          diferença de poucos graus pode ser erro de medida.
        </p>
      </BenefitText>
      {/* Made anew: a translator has put its own elements in place of these words, and React would not find them. */}
      <div key={patient.number} className={cx(ground.sheet, sheet)}>
        <header>
          <p className={name}>Relatório</p>
          <span>{`Paciente ${patient.number}, fictício`}</span>
        </header>
        <p className={facts}>
          {[series.joint, series.side, series.movement, series.position, `ADM ${adm}`].join(' · ')}
        </p>
        <ol>
          {series.measures.map(({ angle, assessment, date }) => (
            <li key={assessment} className={assessment === latest.assessment ? latestResult : undefined}>
              <span>{`${assessment}ª`}</span> {`${angle}°`} <span>{dayOf(date)}</span>
            </li>
          ))}
        </ol>
        <ReportDial plate={plate} />
      </div>
    </li>
  );
}

/* The sheet runs off the page's right edge. `--over` is the height of what stands over the dial. */
const band = css`
  --over: 19.5rem;
  grid-area: relatorios;
  row-gap: 1.25rem;
  padding-block: var(--air) 0;
  border-block: ${groundLine};

  ${container.threeColumns} {
    --over: 14.5rem;
    min-height: var(--monument);
  }
`;

/* The measures stand in the dial's upper corner, and the dial on the page's line. */
const sheet = css`
  display: flex;
  flex-direction: column;
  align-self: stretch;
  margin-right: calc(-1 * ${space.pad});
  padding: clamp(1.25rem, 2.8vw, 3rem) ${gutter} 0 clamp(1.25rem, 3.4vw, 4rem);
  border: 1px solid ${color.border};
  border-width: 1px 0 0 1px;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
  }

  span {
    color: ${color.muted};
    ${type.label}
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.75rem;
    padding-block: 1rem 1.5rem;
    ${type.figure}
  }

  li span {
    display: block;
  }
`;

const name = css`
  ${type.lead}
  ${type.bold}
`;

const facts = css`
  color: ${color.muted};
  ${type.note}
`;

const latestResult = css`
  color: ${color.arcText};
`;
