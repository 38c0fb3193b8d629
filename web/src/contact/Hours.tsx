import { css } from '@linaria/core';
import { site } from '../site.ts';
import { color, space, text } from '../styles/tokens.ts';
import { HoursDial } from './HoursDial.tsx';
import { daysInWords, hoursInWords } from './openingHours.ts';

/** The opening hours, drawn as arcs of a day, and as a table. */
export function Hours({ labelledBy }: { labelledBy: string }) {
  return (
    <>
      <HoursDial openingHours={site.openingHours} />
      <table className={table} aria-labelledby={labelledBy}>
        <tbody>
          {site.openingHours.map((hours) => (
            <tr key={hours.days.join()}>
              <th scope="row">{daysInWords(hours.days)}</th>
              <td>{hoursInWords(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={zone}>{site.timeZone}</p>
    </>
  );
}

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

  td {
    padding-left: ${space.x2};
    font-variant-numeric: tabular-nums;
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
