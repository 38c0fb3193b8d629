import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import { color, media, screenOnly, space, strokes, type } from '../styles/rules.ts';
import { arcWidth, HoursDial } from './HoursDial.tsx';
import { byDays, closedInWords, hoursInWords } from './openingHours.ts';

/** The opening hours: arcs of a day, and a table. */
export function Hours() {
  return (
    <section className={hours}>
      <h2 id="horario">Horário de atendimento</h2>
      <HoursDial />
      <table aria-labelledby="horario">
        <tbody>
          {[...byDays(site.openingHours)].map(([days, spans], index) => (
            <tr key={days}>
              <th scope="row">
                <svg className={cx(sample, screenOnly)} width="28" height="9.4" viewBox="0 0 24 8" aria-hidden="true">
                  <path className={strokes.arc} strokeWidth={arcWidth(index)} d="M0 4H24" />
                </svg>
                {days}
              </th>
              <td>{hoursInWords(spans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={zone}>{`${closedInWords(site.closedDays)}. ${site.timeZone}.`}</p>
    </section>
  );
}

const hours = css`
  table {
    width: 100%;
    border-collapse: collapse;
    ${type.lead}
  }

  th {
    ${type.lead}
    text-align: start;
  }

  td {
    ${type.bold}
  }

  tr {
    padding-block: 0.6875rem;
    border-bottom: 1px solid ${color.line};
  }

  tbody {
    border-top: 1px solid ${color.line};
  }

  /* Where a row is too narrow for both, the times are below their days. */
  ${media.screen} {
    :is(table, tbody) {
      display: block;
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      column-gap: ${space.x2};
    }
  }

  /* A table, because some programs lose cells in another layout. Its rows have no padding. */
  ${media.print} {
    :is(th, td) {
      padding-block: inherit;
    }

    td {
      text-align: end;
    }
  }
`;

const sample = css`
  display: inline-block;
  margin-right: 0.875rem;
  vertical-align: middle;
`;

const zone = css`
  padding-top: 0.875rem;
  ${type.mutedNote}
`;
