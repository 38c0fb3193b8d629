import { css } from '@linaria/core';
import { Link } from 'wouter';
import { example, exampleOf, jointOf } from '../../../shared/patients.ts';
import { routes } from '../../routes.ts';
import { container } from '../../styles/media.ts';
import { strokes } from '../../styles/strokes.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { BenefitText } from './BenefitText.tsx';

/** The rows of the ledger, the latest patient first. */
export const rows = [0, 1, 2, 3, 4].map((row) => exampleOf(example.patient.number - row));

/** How many of them a phone shows. */
const rowsOnPhone = 3;

/** The end of the scale, in degrees, and its middle. */
const most = 180;
const middle = most / 2;

const share = (degrees: number) => `${((100 * degrees) / most).toFixed(1)}%`;

/** 'Gestão de pacientes': a table of the example patients with their latest measures, as a number and on a scale. */
export function PatientManagement() {
  return (
    <li className={band}>
      <BenefitText title="Gestão de pacientes">
        <p>Organize os dados dos pacientes e encontre as medidas de cada um no mesmo lugar.</p>
        <Link href={routes.privacy.path}>Como tratamos os dados</Link>
      </BenefitText>
      <table>
        <caption>Pacientes e medidas fictícios</caption>
        <thead>
          <tr>
            <th scope="col" className={patientColumn}>
              Paciente
            </th>
            <th scope="col">
              <svg aria-hidden="true">
                {[0, middle, most].map((degrees) => (
                  <text
                    key={degrees}
                    className={degrees === middle ? notOnPhone : undefined}
                    x={share(degrees)}
                    y="50%"
                  >{`${degrees}°`}</text>
                ))}
              </svg>
              Última medida
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ patient, series, latest }, row) => (
            <tr key={patient.number} className={row < rowsOnPhone ? undefined : notOnPhone}>
              <th scope="row" className={patientColumn}>
                <b>{`Paciente ${patient.number}`}</b>{' '}
                <span>{`${jointOf(series)}, ${series.movement.toLowerCase()}`}</span>
              </th>
              <td>
                <svg className={strokes.arc} strokeWidth="2.5" aria-hidden="true">
                  <line x2={share(latest.angle)} y1="50%" y2="50%" />
                  <circle className={strokes.point} r="4" cx={share(latest.angle)} cy="50%" />
                </svg>
                {`${latest.angle}°`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}

/* No room for the scale. */
const noScale = '@container (max-width: 22.3rem)';

/* The table ends at the next band. */
const band = css`
  grid-column: ledger;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: var(--air) ${space.pad} 0;

  table {
    margin-top: -2rem;
    border-collapse: collapse;
    table-layout: fixed;
    text-align: end;
  }

  caption,
  thead,
  span {
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
    font-weight: 400;
    line-height: 1.25;
  }

  tbody tr {
    height: var(--row);
    border-top: 1px solid ${color.line};
  }

  b {
    display: block;
    font-weight: 600;
  }

  td {
    color: ${color.arcText};
    font-size: 1.5rem;
    letter-spacing: -0.03em;
  }

  /* The scale, left of the number. */
  svg {
    position: absolute;
    top: 0;
    width: calc(100% - 7rem);
    height: 100%;
    overflow: visible;
    fill: ${color.muted};
    text-anchor: middle;
    dominant-baseline: central;
  }

  /* Lines at 0, 90 and 180 degrees. */
  td svg {
    border: solid ${color.line};
    border-width: 0 1px;
    background: linear-gradient(${color.line} 0 0) 50% / 1px no-repeat;
  }

  ${noScale} {
    svg {
      display: none;
    }
  }
`;

const patientColumn = css`
  width: 44%;
  text-align: start;

  ${container.phone} {
    width: 9.75rem;
  }

  ${noScale} {
    width: 60%;
  }
`;

/* The 90° of the scale, which would touch its neighbours there, and patients. */
const notOnPhone = css`
  ${container.phone} {
    display: none;
  }
`;
