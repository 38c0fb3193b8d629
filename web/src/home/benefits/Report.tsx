import { css, cx } from '@linaria/core';
import { amplitude, dayOf, example, measuresOf } from '../../../shared/patients.ts';
import { ground } from '../../styles/grounds.ts';
import { container } from '../../styles/media.ts';
import { color, groundLine, text } from '../../styles/tokens.ts';
import { title, titled } from './band.ts';
import { ReportDial } from './ReportDial.tsx';
import { Words } from './Words.tsx';

const { patient, series } = example;

const facts = [
  ['Articulação', series.joint],
  ['Lado', series.side],
  ['Movimento', series.movement],
  ['Posição', series.position],
  ['Amplitude', amplitude],
] as const;

const measures = measuresOf(series);

/** 'Relatórios detalhados': a report whose dial stands on the page's line, with an arc for each assessment. */
export function Report() {
  return (
    <li className={cx(ground.mint, titled, band)}>
      <Words of="reports" />
      <div className={cx(ground.sheet, sheet)} aria-hidden="true">
        <header>
          <p className={title}>Relatório</p>
          <p>{`Paciente ${patient.number}`}</p>
          <p>Exemplo</p>
        </header>
        <div>
          <dl>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ol>
            {measures.map(({ angle, assessment }) => (
              <li key={assessment}>
                <span>{`${assessment}ª`}</span> {`${angle}°`}{' '}
                <span>{dayOf(patient.assessments[assessment - 1] ?? '')}</span>
              </li>
            ))}
          </ol>
        </div>
        <ReportDial measures={measures} />
      </div>
    </li>
  );
}

/* It covers the shadow of the phone above. */
const band = css`
  position: relative;
  overflow: clip;
  row-gap: 1.25rem;
  padding-top: var(--air);
  border-block: ${groundLine};
`;

/* On a narrow screen the dial wraps below the facts. */
const sheet = css`
  display: flex;
  flex-wrap: wrap;
  align-self: start;
  align-items: flex-end;
  column-gap: calc(var(--air) / 2);
  padding: calc(var(--air) / 2) calc(var(--air) / 2) 0;

  header {
    display: flex;
    flex: 0 0 100%;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 1rem;
    color: ${color.muted};
    font-size: ${text.label};
  }

  header :first-child {
    margin-right: auto;
    color: ${color.ink};
  }

  header + div {
    flex: 1 1 14rem;
  }

  dl {
    margin-top: calc(var(--air) / 4);
    font-size: ${text.small};
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    padding-block: 0.5rem;
    border-top: 1px solid ${color.line};
  }

  dt,
  span {
    color: ${color.muted};
  }

  dd {
    font-weight: 500;
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block: 0.75rem 1rem;
    border-top: 1px solid ${color.line};
    font-size: 1.25rem;
    line-height: 1.35;
    letter-spacing: -0.03em;
  }

  span {
    display: block;
    font-size: ${text.label};
    letter-spacing: 0;
  }

  li:last-child {
    color: ${color.arcText};
  }

  ${container.phone} {
    dl {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.5rem;
      font-size: ${text.label};
    }

    dl > div {
      padding: 0;
      border: 0;
    }

    dt,
    span:first-child {
      display: none;
    }

    ol {
      margin-top: 0.5rem;
      padding: 0.375rem 0 0;
    }
  }
`;
