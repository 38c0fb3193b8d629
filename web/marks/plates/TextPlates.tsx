import { arcPath, polar } from '../../shared/figure/geometry.ts';
import { amplitude, dayOf, example, exampleOf, jointOf, measuresOf } from '../../shared/patients.ts';
import { Words } from '../Words.tsx';
import { Plate } from './Plate.tsx';

/** The rows of the ledger, the latest patient first. */
const rows = [0, 1, 2, 3, 4].map((row) => exampleOf(example.patient.number - row));
const rowTop = 53;
const rowHeight = 79;

/** 'Gestão de pacientes': a page of patients with the latest measure of each. */
export function LedgerPlate() {
  return (
    <Plate title="Gestão de pacientes" on="base">
      <g fill="var(--muted)">
        <Words x={28} y={34} size={15}>
          Exemplo
        </Words>
        <Words x={388} y={34} anchor="end" size={15}>
          Última medida
        </Words>
      </g>
      <path stroke="var(--line)" d={rows.map((_, row) => `M28 ${rowTop + rowHeight * row}H388`).join('')} />
      {rows.map(({ patient, series, latest }, row) => (
        <g key={patient.number} transform={`translate(0 ${rowTop + rowHeight * row})`}>
          <Words x={28} y={34} size={17} weight={600} fill="var(--ink)">
            {`Paciente ${patient.number}`}
          </Words>
          <Words x={28} y={59} size={17} fill="var(--muted)">
            {`${jointOf(series)}, ${series.movement.toLowerCase()}`}
          </Words>
          <Words x={388} y={54} anchor="end" size={38} spacing={-1.3} fill="var(--arcText)">
            {`${latest.angle}°`}
          </Words>
        </g>
      ))}
    </Plate>
  );
}

const { patient, series } = example;

const facts = [
  ['Articulação', series.joint],
  ['Lado', series.side],
  ['Movimento', series.movement],
  ['Posição', series.position],
  ['Amplitude', amplitude],
] as const;
const factHeight = 33;

/** The measures of the movement, each with its day. */
const results = measuresOf(series).map(({ angle, assessment }) => ({
  angle,
  day: dayOf(patient.assessments[assessment - 1] ?? ''),
}));

/** 'Relatórios detalhados': the report as a page, with the angles of all assessments. */
export function ReportPlate() {
  return (
    <Plate title="Relatórios detalhados" on="soft">
      <path fill="var(--surface)" d="M28 446V36a4 4 0 0 1 4-4H384a4 4 0 0 1 4 4V446z" />
      <Words x={54} y={77} size={22} weight={600} spacing={-0.4} fill="var(--ink)">
        Relatório
      </Words>
      <path stroke="var(--line)" d={facts.map((_, row) => `M54 ${96 + factHeight * row}H362`).join('')} />
      <g fill="var(--muted)">
        <Words x={362} y={77} anchor="end" size={15}>
          {`Exemplo · Paciente ${patient.number}`}
        </Words>
        {facts.map(([term, value], index) => (
          <g key={term} transform={`translate(0 ${118 + factHeight * index})`}>
            <Words x={54} size={15}>
              {term}
            </Words>
            <Words x={362} anchor="end" size={15} weight={500} fill="var(--ink)">
              {value}
            </Words>
          </g>
        ))}
        <Words x={54} y={422} size={15}>
          {`Evolução em ${results.length} avaliações`}
        </Words>
      </g>
      {results.map((result, index) => (
        <Wedge key={result.day} {...result} x={54 + radius + 63 * index} latest={index === results.length - 1} />
      ))}
    </Plate>
  );
}

const radius = 36;
const origin = { x: 0, y: 0 };

/** An angle, opened from a line to the left, as on the leg, whose foot lies at the left. `x` is its vertex. */
function Wedge({ angle, day, x, latest }: { angle: number; day: string; x: number; latest: boolean }) {
  const arc = arcPath(origin, radius, 180, 180 + angle);
  const end = polar(origin, radius, 180 + angle);
  return (
    <g transform={`translate(${x} 338)`}>
      <path fill="var(--arc)" fillOpacity={latest ? 0.34 : 0.12} d={`${arc}L0 0z`} />
      <path stroke="var(--ink)" strokeWidth="1.5" d={`M${-radius} 0H0L${end.x} ${end.y}`} />
      <path stroke="var(--arc)" strokeWidth={latest ? 4 : 2} d={arc} />
      <g transform={`translate(${-radius} 0)`}>
        <Words y={22} size={latest ? 18 : 15} weight={latest ? 600 : 500} fill="var(--arcText)">
          {`${angle}°`}
        </Words>
        <Words y={43} size={15} fill="var(--muted)">
          {day}
        </Words>
      </g>
    </g>
  );
}

/** 'Multilíngue': one word in the app's two languages. */
export function LanguagesPlate() {
  return (
    <Plate title="Multilíngue" on="field">
      <path fill="var(--paper)" d="M0 223H416V446H0z" />
      <Words x={24} y={147} size={136} weight={500} spacing={-7} fill="var(--ink)">
        joelho
      </Words>
      <Words x={24} y={374} size={136} weight={500} spacing={-7} fill="var(--ring)">
        knee
      </Words>
    </Plate>
  );
}
