import type { ReactElement } from 'react';
import { arcPath, polar } from '../shared/figure/geometry.ts';
import { dayOf, example, exampleOf, jointOf, measuresOf } from '../shared/patients.ts';
import { MarkedKnee, piece, sheet } from './MarkedKnee.tsx';
import { OutlinedText } from './OutlinedText.tsx';
import { Themed } from './Themed.tsx';

const { patient, series } = example;

/** In the dark, the ground of a list is the surface. */
const rowStyles = `
.list { fill: var(--sunken) }
@media (prefers-color-scheme: dark) { .list { fill: var(--surface) } }
`;

/** The latest patients. */
function PatientRows() {
  const rows = [patient.number, patient.number - 1].map(exampleOf);
  return (
    <Themed title="Pacientes" viewBox={piece} styles={rowStyles}>
      <path className="list" d={sheet} />
      <path stroke="var(--line)" d="M26 97.5H336" />
      {rows.map((row, index) => (
        <g key={row.patient.number} transform={`translate(26 ${96 * index})`}>
          <OutlinedText y={42} size={19} weight={600} fill="var(--ink)">
            {`Paciente ${row.patient.number}`}
          </OutlinedText>
          <OutlinedText y={70} size={19} fill="var(--muted)">
            {`${jointOf(row.series)}, ${row.series.movement.toLowerCase()}`}
          </OutlinedText>
        </g>
      ))}
    </Themed>
  );
}

/** The first measures of a report, from 0 on the left. */
function FirstMeasures() {
  const radius = 74;
  return (
    <Themed title="Medidas de um relatório" viewBox={piece}>
      <path fill="var(--surface)" d={sheet} />
      {measuresOf(series)
        .slice(0, 3)
        .map(({ angle, assessment }, index) => {
          const left = 26 + 101 * index;
          const axis = { x: left + radius, y: 120 };
          const end = polar(axis, radius, 180 + angle);
          const arc = arcPath(axis, radius, 180, 180 + angle);
          return (
            <g key={assessment}>
              <path fill="var(--arc)" fillOpacity=".13" d={`${arc}L${axis.x} ${axis.y}z`} />
              <path stroke="var(--ink)" strokeWidth="1.5" d={`M${left} ${axis.y}H${axis.x}L${end.x} ${end.y}`} />
              <path stroke="var(--arc)" strokeWidth="2.6" d={arc} />
              <OutlinedText x={left} y={147} size={19} weight={500} fill="var(--arcText)">
                {`${angle}°`}
              </OutlinedText>
              <OutlinedText x={left} y={172} size={16.9} fill="var(--muted)">
                {dayOf(patient.assessments[assessment - 1] ?? '')}
              </OutlinedText>
            </g>
          );
        })}
    </Themed>
  );
}

/** What the report leaves to its reader. */
function Conclusion() {
  return (
    <Themed title="Conclusão" viewBox={piece}>
      <path fill="var(--surface)" d={sheet} />
      <OutlinedText x={26} y={42} size={19} weight={600} fill="var(--ink)">
        Conclusão
      </OutlinedText>
      <path stroke="var(--border)" d="M26 85.5H310M26 122.5H310" />
    </Themed>
  );
}

/** The drawings of 'Por que escolher' by their files' names: pieces of the app and of its report. */
export const reasons: Record<string, ReactElement> = {
  'marked-knee.svg': <MarkedKnee />,
  'patients.svg': <PatientRows />,
  'measures.svg': <FirstMeasures />,
  'conclusion.svg': <Conclusion />,
};
