import { css } from '@linaria/core';
import { site } from '../site.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';
import { useClientValue } from '../ui/useClientValue.ts';
import { HoursDial, weightOf } from './HoursDial.tsx';
import { minuteOfWeek, openingAt } from './opening.ts';
import { daysInWords, hoursInWords } from './openingHours.ts';

const { openingHours, timeZone, timeZoneId } = site;

/** The opening hours: whether somebody is there now, once the page is live, arcs of a day, and a table. */
export function Hours({ labelledBy }: { labelledBy: string }) {
  const time = useClientValue(currentMinute, undefined, everySecond);
  const opening = time === undefined ? undefined : openingAt(minuteOfWeek(time, timeZoneId), openingHours);
  return (
    <div className={hours}>
      <p className={now}>{opening?.words}</p>
      <HoursDial openingHours={openingHours} opening={opening} />
      <table aria-labelledby={labelledBy}>
        <tbody>
          {openingHours.map((entry) => (
            <tr key={entry.days.join()}>
              <th scope="row">
                <svg width="28" height="9.4" viewBox="0 0 24 8" aria-hidden="true">
                  <path className={drawn.arc} strokeWidth={weightOf(entry, opening)} d="M0 4H24" />
                </svg>
                {daysInWords(entry.days)}
              </th>
              <td>{hoursInWords(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={zone}>{timeZone}</p>
    </div>
  );
}

/** The beginning of the current minute, in milliseconds since 1970, UTC. */
function currentMinute(): number | undefined {
  return Math.floor(Date.now() / 60_000) * 60_000;
}

/** A timer of a minute would be late after the device has slept. */
function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

const hours = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1.25rem;
    line-height: 1.3;
  }

  th {
    font-weight: 400;
    text-align: start;
  }

  th svg {
    display: inline-block;
    margin-right: 0.875rem;
    vertical-align: middle;
  }

  td {
    padding-left: ${space.x2};
    font-weight: 600;
    text-align: end;
  }

  th,
  td {
    padding-block: 0.875rem;
    border-block: 1px solid ${color.line};
  }

  /* Paper has no current time. */
  ${media.print} {
    svg {
      display: none;
    }
  }
`;

/* Two lines high, so that nothing moves when the words come. */
const now = css`
  min-height: 2.8em;
  margin-top: ${space.x1};
  font-size: 1.25rem;
  line-height: 1.4;

  ${media.print} {
    display: none;
  }
`;

const zone = css`
  padding-top: 0.875rem;
  color: ${color.muted};
  font-size: ${text.small};
`;
