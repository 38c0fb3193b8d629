import { css, cx } from '@linaria/core';
import { useEffect, useState } from 'react';
import { site } from '../site.ts';
import { color, screenOnly, space, strokes, type } from '../styles/rules.ts';
import { arcWidth, HoursDial } from './HoursDial.tsx';
import {
  byDays,
  closedInWords,
  daysInWords,
  hoursInWords,
  minuteAt,
  stateInWords,
  timeZoneNames,
} from './openingHours.ts';

/** The opening hours: whether somebody is there now, once the page is live, arcs of a day, and a table. */
export function Hours() {
  const now = useMinute();
  return (
    <section className={hours}>
      <h2 id="horario">Horário de atendimento</h2>
      <p className={cx(state, screenOnly)}>{now !== undefined && stateInWords(now, site)}</p>
      <HoursDial now={now} />
      <table aria-labelledby="horario">
        <tbody>
          {byDays(site.openingHours).map(({ days, spans }) => (
            <tr key={daysInWords(days)}>
              <th scope="row">
                <svg className={cx(sample, screenOnly)} width="28" height="9.4" viewBox="0 0 24 8" aria-hidden="true">
                  <path className={strokes.arc} strokeWidth={arcWidth(days, now)} d="M0 4H24" />
                </svg>
                {daysInWords(days)}
              </th>
              <td>{hoursInWords(spans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={zone}>{`${closedInWords(site.holidays)}. ${timeZoneNames[site.timeZone]}.`}</p>
    </section>
  );
}

/** The minute in the owner's time zone, read in a task after hydration: the first use of Intl is slow. */
function useMinute(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const read = () => setNow(minuteAt(Date.now(), site.timeZone));
    const first = setTimeout(read);
    // A timer of a minute would be late after the device has slept.
    const timer = setInterval(read, 10_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}

const hours = css`
  table,
  tbody {
    display: block;
    ${type.lead}
  }

  th {
    ${type.lead}
    text-align: start;
  }

  td {
    ${type.bold}
  }

  /* Where a row is too narrow for both, the times stand below their days. */
  tr {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.x2};
    padding-block: 0.6875rem;
    border-bottom: 1px solid ${color.line};
  }

  tbody {
    border-top: 1px solid ${color.line};
  }
`;

/* It has room for two lines from the start, so that nothing moves when it appears. On paper it would be out of date. */
const state = css`
  min-height: 3em;
  margin-top: ${space.x1};
`;

const sample = css`
  display: inline-block;
  margin-right: 0.875rem;
  vertical-align: middle;
`;

const zone = css`
  padding-top: 0.875rem;
  color: ${color.muted};
  ${type.note}
`;
