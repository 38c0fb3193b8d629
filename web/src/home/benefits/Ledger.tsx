import { css, cx } from '@linaria/core';
import { example, exampleOf, jointOf } from '../../../shared/patients.ts';
import { drawn } from '../../styles/drawn.ts';
import { container } from '../../styles/media.ts';
import { color, text } from '../../styles/tokens.ts';

/** The rows of the ledger, the latest patient first. */
const rows = [0, 1, 2, 3, 4].map((row) => exampleOf(example.patient.number - row));

/** The end of the scale, in degrees. */
const most = 180;

/** The example patients, with the latest measure of each as a number and on a scale. */
export function Ledger() {
  return (
    <table className={ledger}>
      <caption>Exemplo</caption>
      <thead>
        <tr>
          <th scope="col">
            <span>Paciente</span> <span>Movimento</span>
          </th>
          <th scope="col">
            <span className={scale} aria-hidden="true">
              {[0, most / 2, most].map((degrees) => (
                <span key={degrees}>{`${degrees}°`}</span>
              ))}
            </span>
            Última medida
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ patient, series, latest }) => (
          <tr key={patient.number}>
            <th scope="row">
              <b>{`Paciente ${patient.number}`}</b>{' '}
              <span>{`${jointOf(series)}, ${series.movement.toLowerCase()}`}</span>
            </th>
            <td>
              <Extent share={`${((100 * latest.angle) / most).toFixed(1)}%`} />
              {`${latest.angle}°`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A measure on the scale of its row. */
function Extent({ share }: { share: string }) {
  return (
    <svg className={cx(scale, extent)} aria-hidden="true">
      <line className={drawn.arc} strokeWidth="2.5" x2={share} y1="50%" y2="50%" />
      <rect width="2.5" height="15" x={share} y="50%" />
    </svg>
  );
}

/* `--reading` is the width of a measure beside its scale. */
const ledger = css`
  --reading: 7.5rem;
  width: 100%;
  margin-top: -2rem;
  border-collapse: collapse;
  table-layout: fixed;

  caption,
  thead {
    color: ${color.muted};
    font-size: ${text.label};
  }

  caption {
    padding-bottom: calc(var(--air) / 3);
    text-align: end;
  }

  th,
  td {
    position: relative;
    padding: 0;
    font-weight: 400;
    text-align: start;
  }

  tr > :first-child {
    width: 54%;
  }

  tr > :last-child {
    text-align: end;
  }

  tbody tr {
    height: var(--row);
    border-top: 1px solid ${color.line};
  }

  th:first-child > * {
    display: inline-block;
    width: 6.25rem;
    vertical-align: middle;
  }

  th:first-child > * + * {
    width: calc(100% - 6.75rem);
    line-height: 1.25;
    text-wrap: balance;
  }

  b {
    font-weight: 600;
  }

  b + span {
    color: ${color.muted};
  }

  td {
    color: ${color.arcText};
    font-size: 1.5rem;
    letter-spacing: -0.03em;
  }

  ${container.phone} {
    --reading: 7rem;

    tr > :first-child {
      width: 9.5rem;
    }

    tbody th:first-child > * {
      display: block;
      width: auto;
      font-size: ${text.label};
    }

    tbody tr:nth-child(n + 4),
    thead th:first-child > * + * {
      display: none;
    }
  }

  /* No room for the scale. */
  @container (max-width: 22.3rem) {
    tr > :first-child {
      width: 60%;
    }

    [aria-hidden] {
      display: none;
    }
  }
`;

const scale = css`
  position: absolute;
  inset: 0 var(--reading) 0 0;

  span {
    position: absolute;
    bottom: 0;
    left: 0;
    translate: -50%;
  }

  span:nth-child(2) {
    left: 50%;
  }

  span:nth-child(3) {
    left: 100%;
  }
`;

/* Lines at 0, 90 and 180 degrees, and a mark at the bar's end. */
const extent = css`
  width: calc(100% - var(--reading));
  height: 100%;
  border: solid ${color.line};
  border-width: 0 1px;
  background: linear-gradient(${color.line} 0 0) 50% / 1px no-repeat;
  overflow: visible;

  rect {
    fill: ${color.arc};
    translate: -2.5px -7.5px;
  }
`;
