import { css } from '@linaria/core';
import { site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';
import { useClientValue } from '../ui/useClientValue.ts';
import { HoursDial, strokeOf } from './HoursDial.tsx';
import { minuteOfWeek, openingAt } from './opening.ts';
import { daysInWords, hoursInWords } from './openingHours.ts';

/** The opening hours: whether somebody is there now, once the page is live, arcs of a day, and a table. */
export function Hours({ labelledBy }: { labelledBy: string }) {
  const time = useClientValue(currentMinute, undefined, everySecond);
  const opening = time === undefined ? undefined : openingAt(minuteOfWeek(time, site.timeZoneId), site.openingHours);
  return (
    <>
      <p className={now}>
        <span>{opening?.words}</span>
      </p>
      <HoursDial openingHours={site.openingHours} opening={opening} />
      <table className={table} aria-labelledby={labelledBy}>
        <tbody>
          {site.openingHours.map((entry) => (
            <tr key={entry.days.join()}>
              <th scope="row">
                <svg width="28" height="9.4" viewBox="0 0 24 8" aria-hidden="true">
                  <path {...strokeOf(entry, opening)} d="M0 4H24" />
                </svg>
                {daysInWords(entry.days)}
              </th>
              <td>{hoursInWords(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={zone}>{site.timeZone}</p>
    </>
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

/* Reserves the room of its longest words, so that nothing moves when the status comes. */
const now = css`
  display: grid;
  margin-top: ${space.x1};
  font-size: 1.25rem;
  line-height: 1.4;

  > span,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    visibility: hidden;
    content: 'Fechado agora, abre domingo às 10h30';
  }

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.25rem;
  line-height: 1.3;
  letter-spacing: -0.01em;

  th {
    font-weight: 400;
    text-align: start;
  }

  svg {
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
    border-top: 1px solid ${color.line};
  }
`;

const zone = css`
  padding-top: 0.875rem;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${text.small};
`;
