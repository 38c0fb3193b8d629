import { arcPath, polar } from '../../shared/figure/geometry.ts';
import { figure, Plate } from './Plate.tsx';
import { Words } from './Words.tsx';

const rows = [
  { patient: 12, movement: 'Joelho, flexão', degrees: figure.flexion },
  { patient: 11, movement: 'Ombro, abdução', degrees: 148 },
  { patient: 10, movement: 'Cotovelo, flexão', degrees: 131 },
  { patient: 9, movement: 'Quadril, flexão', degrees: 104 },
  { patient: 8, movement: 'Joelho, déficit de extensão', degrees: 4 },
] as const;

/** 'Gestão de pacientes': a page of measurements, the latest of them the hero's. */
export function LedgerPlate() {
  return (
    <Plate title="Gestão de pacientes" on="base">
      <path stroke="var(--line)" d="M28 89H388M28 178H388M28 267H388M28 356H388" />
      {rows.map(({ patient, movement, degrees }, index) => (
        <g key={patient} transform={`translate(0 ${89 * index})`}>
          <Words x={28} y={38} size={17} weight={600} fill="var(--ink)">
            {`Paciente ${patient}`}
          </Words>
          <Words x={28} y={63} size={17} fill="var(--muted)">
            {movement}
          </Words>
          <Words x={388} y={58} anchor="end" size={38} spacing={-1.3} fill="var(--arcText)">
            {`${degrees}°`}
          </Words>
        </g>
      ))}
    </Plate>
  );
}

const facts = [
  ['Lado', 'Esquerdo'],
  ['Movimento', 'Flexão do joelho'],
  ['Posição', 'Decúbito dorsal'],
  ['Data', '12/03/2026'],
] as const;

/** The results of four assessments, in degrees. */
const results = [58, 71, 84, figure.flexion];

/** 'Relatórios detalhados': the report as a page, with the angles of four assessments. */
export function ReportPlate() {
  return (
    <Plate title="Relatórios detalhados" on="soft">
      <path fill="var(--surface)" d="M28 446V36a4 4 0 0 1 4-4H384a4 4 0 0 1 4 4V446z" />
      <Words x={54} y={77} size={22} weight={600} spacing={-0.4} fill="var(--ink)">
        Relatório
      </Words>
      <path stroke="var(--line)" d="M54 98H362M54 136H362M54 174H362M54 212H362" />
      <g fill="var(--muted)">
        <Words x={362} y={77} anchor="end" size={15}>
          {`Paciente ${rows[0].patient}`}
        </Words>
        {facts.map(([term, value], index) => (
          <g key={term} transform={`translate(0 ${122 + 38 * index})`}>
            <Words x={54} size={15}>
              {term}
            </Words>
            <Words x={362} anchor="end" size={15} weight={500} fill="var(--ink)">
              {value}
            </Words>
          </g>
        ))}
        <Words x={54} y={416} size={15}>
          {`Evolução em ${results.length} avaliações`}
        </Words>
      </g>
      {results.map((degrees, index) => (
        <Wedge key={degrees} degrees={degrees} x={58 + 78 * index} />
      ))}
    </Plate>
  );
}

const radius = 68;

/** An angle, opened from a line to the right. `x` is its vertex. */
function Wedge({ degrees, x }: { degrees: number; x: number }) {
  const origin = { x: 0, y: 0 };
  const arc = arcPath(origin, radius, 0, -degrees);
  const end = polar(origin, radius, -degrees);
  return (
    <g transform={`translate(${x} 358)`}>
      <path fill="var(--arc)" fillOpacity="0.14" d={`${arc}L0 0z`} />
      <path stroke="var(--ink)" strokeWidth="1.5" d={`M${radius} 0H0L${end.x} ${end.y}`} />
      <path stroke="var(--arc)" strokeWidth="2.5" d={arc} />
      <Words y={21} size={15} weight={500} fill="var(--arcText)">
        {`${degrees}°`}
      </Words>
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
