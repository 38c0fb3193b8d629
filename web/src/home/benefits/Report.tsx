import { css, cx } from '@linaria/core';
import { amplitude, dayOf, measuresOf } from '../../../shared/patients.ts';
import { ground } from '../../styles/grounds.ts';
import { container, media } from '../../styles/media.ts';
import { color, groundLine, text } from '../../styles/tokens.ts';
import { BenefitText, titled, titleType } from './BenefitText.tsx';
import type { Plate } from './plates.ts';
import { ReportDial } from './ReportDial.tsx';

/**
 * 'Relatórios detalhados': a report whose dial stands on the page's line, with an arc for each assessment. That few degrees
 * can be the measurement itself: Hancock, Hepworth and Wembridge, Journal of Experimental Orthopaedics 5:46, 2018.
 */
export function Report({ plate }: { plate: Plate }) {
  const { patient, series, latest } = plate;
  const facts = [
    ['Articulação', series.joint],
    ['Lado', series.side],
    ['Movimento', series.movement],
    ['Posição', series.position],
    ['Amplitude', amplitude],
  ];
  return (
    <li className={cx(ground.mint, titled, band)}>
      <BenefitText title="Relatórios detalhados">
        <p>
          Consulte os resultados por articulação e movimento e compare as avaliações. Poucos graus de diferença podem
          ser da própria medida.
        </p>
      </BenefitText>
      <div className={cx(ground.sheet, sheet)}>
        <header>
          <p className={titleType}>Relatório</p>
          <span>{`Paciente ${patient.number}, fictício`}</span>
        </header>
        {/* Made anew: a translator has put its own elements in place of these words, and React would not find them. */}
        <div key={patient.number} className={results}>
          <ul>
            {facts.map(([term, value]) => (
              <li key={term}>
                <span>{term}</span> {value}
              </li>
            ))}
          </ul>
          <ol>
            {measuresOf(series).map(({ angle, assessment }) => (
              <li key={assessment} className={assessment === latest.assessment ? latestResult : undefined}>
                <span className={ordinal}>{`${assessment}ª`}</span> {`${angle}°`}{' '}
                <span className={day}>{dayOf(patient.assessments[assessment - 1] ?? '')}</span>
              </li>
            ))}
          </ol>
        </div>
        <ReportDial plate={plate} />
      </div>
    </li>
  );
}

/* It covers the shadow of the phone above. */
const band = css`
  position: relative;
  row-gap: 1.25rem;
  padding-top: var(--air);
  border-block: ${groundLine};
`;

/* A phone and paper have no room for a row each. */
const inOneLine = `
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.5rem;
  }

  ul li {
    padding: 0;
    border: 0;
  }

  ul span {
    display: none;
  }
`;

/* On a narrow screen the dial wraps below the facts. */
const sheet = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  column-gap: calc(var(--air) / 2);
  padding: calc(var(--air) / 2) calc(var(--air) / 2) 0;

  header {
    display: flex;
    flex: 0 0 100%;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: calc(var(--air) / 4);
  }

  span {
    color: ${color.muted};
    font-size: ${text.label};
  }

  ul li {
    display: flex;
    justify-content: space-between;
    padding-block: 0.5rem;
    border-top: 1px solid ${color.line};
    font-size: ${text.label};
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block: 0.5rem 1.5rem;
    border-top: 1px solid ${color.line};
    font-size: 1.25rem;
    line-height: 1.35;
  }

  ${container.phone} {
    ${inOneLine}
  }

  ${media.print} {
    ${inOneLine}
  }
`;

const results = css`
  flex: 1 1 14rem;
`;

const latestResult = css`
  color: ${color.arcText};
`;

const ordinal = css`
  display: block;

  ${container.phone} {
    display: none;
  }
`;

const day = css`
  display: block;
`;
