import { css } from '@linaria/core';
import { arcPath, polar } from '../../../shared/figure/geometry.ts';
import { color } from '../../styles/tokens.ts';
import { Plate } from './Plate.tsx';

const facts = [
  ['Lado', 'Esquerdo'],
  ['Movimento', 'Flexão do joelho'],
  ['Posição', 'Decúbito dorsal'],
  ['Data', '12/03/2026'],
] as const;

/** The results of four assessments, in degrees. */
const results = [58, 71, 84, 92];

const origin = { x: 0, y: 0 };
const radius = 67;

/** 'Relatórios detalhados': the report as a page, with the angles of four assessments. */
export function ReportPlate() {
  return (
    <Plate on="soft">
      <div className={page}>
        <p className={heading}>
          <b>Relatório</b> Paciente 12
        </p>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <svg viewBox="0 0 300 112" aria-hidden="true">
          {results.map((degrees, index) => (
            <Wedge key={degrees} degrees={degrees} x={4 + 76 * index} />
          ))}
        </svg>
        <p>Evolução em {results.length} avaliações</p>
      </div>
    </Plate>
  );
}

/** An angle, opened from a line to the right. `x` is its vertex. */
function Wedge({ degrees, x }: { degrees: number; x: number }) {
  const arc = arcPath(origin, radius, 0, -degrees);
  const end = polar(origin, radius, -degrees);
  return (
    <g transform={`translate(${x} 84)`}>
      <path className={sector} d={`${arc}L0 0z`} />
      <path className={sides} d={`M${radius} 0H0L${end.x} ${end.y}`} />
      <path className={opening} d={arc} />
      <text y={20}>{degrees}°</text>
    </g>
  );
}

const page = css`
  position: absolute;
  inset: 2rem 1.75rem -0.75rem;
  padding: 1.625rem 1.625rem 0;
  border-radius: 4px 4px 0 0;
  background: ${color.surface};
  box-shadow: 0 12px 40px ${color.shadow};
  font-size: 0.9375rem;
  line-height: 1.3;

  p {
    margin-top: 0.5rem;
  }

  dl {
    margin-top: 1.125rem;
  }

  dl div {
    display: flex;
    justify-content: space-between;
    padding-block: 0.5625rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    font-weight: 500;
  }

  svg {
    width: 100%;
    margin-top: 1.625rem;
    overflow: visible;
  }

  text {
    fill: ${color.arcText};
    font-size: 1rem;
    font-weight: 500;
  }
`;

const heading = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;

  b {
    color: ${color.ink};
    font-size: 1.375rem;
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1;
  }

  .${page} & {
    margin: 0;
  }
`;

const sector = css`
  fill: ${color.arc};
  fill-opacity: 0.14;
`;

const sides = css`
  stroke: ${color.ink};
  stroke-width: 1.5px;
`;

const opening = css`
  stroke: ${color.arc};
  stroke-width: 2.5px;
`;
