import type { ComponentType } from 'react';
import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { arcPath, polar } from '../shared/figure/geometry.ts';
import { restingFlexion } from '../shared/figure/pose.ts';
import { dayOf, example, exampleOf, jointOf, measuresOf } from '../shared/patients.ts';
import { within } from './frame.ts';
import { Knee, kneeStyles } from './Knee.tsx';
import { theme } from './theme.ts';
import { Words } from './Words.tsx';

/** The size of a piece in CSS pixels. */
const size = { width: 336, height: 200 };
const { patient, series } = example;

const { knee } = drawFigure(restingFlexion).landmarks;
const scale = 0.6;
/** What the photograph shows of the leg: the knee stands at 151, 68. */
const frame = { left: knee.x - 151 / scale, top: knee.y - 68 / scale, width: 336 / scale, height: 200 / scale };
const { contour, sections, bones } = drawFigure(restingFlexion, wholeLeg, within(frame));

/** The second of the three points on a photograph. */
function MarkedKnee() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 200" fill="none">
      <title>Joelho com o segundo ponto</title>
      <style>{kneeStyles + theme('brandSoft', 'surface', 'arc', 'arcText')}</style>
      <rect {...size} fill="var(--brandSoft)" />
      <g transform={`scale(${scale}) translate(${(-frame.left).toFixed(1)} ${(-frame.top).toFixed(1)})`}>
        <Knee contour={contour} sections={sections} />
        <path className="ink" strokeWidth="2.6" d={bones} />
      </g>
      <circle cx="151" cy="68" r="15.6" fill="var(--surface)" stroke="var(--arc)" strokeWidth="2.6" />
      <Words x={151} y={74.8} anchor="middle" size={19.5} weight={600} fill="var(--arcText)">
        2
      </Words>
    </svg>
  );
}

/** The latest patients. */
function PatientRows() {
  const rows = [patient.number, patient.number - 1].map(exampleOf);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 200" fill="none">
      <title>Pacientes</title>
      <style>
        {`${theme('ink', 'muted', 'line', 'sunken', 'surface')}
rect { fill: var(--sunken) }
@media (prefers-color-scheme: dark) { rect { fill: var(--surface) } }`}
      </style>
      <rect {...size} />
      <path stroke="var(--line)" d="M26 97.5H336" />
      {rows.map((row, index) => (
        <g key={row.patient.number} transform={`translate(26 ${96 * index})`}>
          <Words y={42} size={19} weight={600} fill="var(--ink)">
            {`Paciente ${row.patient.number}`}
          </Words>
          <Words y={70} size={19} fill="var(--muted)">
            {`${jointOf(row.series)}, ${row.series.movement.toLowerCase()}`}
          </Words>
        </g>
      ))}
    </svg>
  );
}

/** The first measures of a report, from 0 on the right. */
function FirstMeasures() {
  const axisY = 120;
  const radius = 74;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 200" fill="none">
      <title>Medidas de um relatório</title>
      <style>{theme('ink', 'muted', 'surface', 'arc', 'arcText')}</style>
      <rect {...size} fill="var(--surface)" />
      {measuresOf(series)
        .slice(0, 3)
        .map(({ angle, assessment }, index) => {
          const x = 26 + 107 * index;
          const end = polar({ x, y: axisY }, radius, -angle);
          const arc = arcPath({ x, y: axisY }, radius, 0, -angle);
          return (
            <g key={assessment}>
              <path fill="var(--arc)" fillOpacity=".13" d={`${arc}L${x} ${axisY}z`} />
              <path stroke="var(--ink)" strokeWidth="1.5" d={`M${x + radius} ${axisY}H${x}L${end.x} ${end.y}`} />
              <path stroke="var(--arc)" strokeWidth="2.6" d={arc} />
              <Words x={x} y={147} size={19} weight={500} fill="var(--arcText)">
                {`${angle}°`}
              </Words>
              <Words x={x} y={172} size={16.9} fill="var(--muted)">
                {dayOf(patient.assessments[assessment - 1] ?? '')}
              </Words>
            </g>
          );
        })}
    </svg>
  );
}

/** What the report leaves to its reader. */
function Conclusion() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 200" fill="none">
      <title>Conclusão</title>
      <style>{theme('ink', 'surface', 'border')}</style>
      <rect {...size} fill="var(--surface)" />
      <Words x={26} y={42} size={19} weight={600} fill="var(--ink)">
        Conclusão
      </Words>
      <path stroke="var(--border)" d="M26 85.5H310M26 122.5H310" />
    </svg>
  );
}

/** The drawings of 'Por que escolher' by their files' names: pieces of the app and of its report. */
export const reasons: Record<string, ComponentType> = {
  'marked-knee.svg': MarkedKnee,
  'patients.svg': PatientRows,
  'measures.svg': FirstMeasures,
  'conclusion.svg': Conclusion,
};
