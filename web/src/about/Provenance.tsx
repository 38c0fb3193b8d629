import { css } from '@linaria/core';
import { example } from '../../shared/patients.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';

const { series, latest } = example;

const rows = [
  { value: series.joint, of: 'articulação' },
  { value: series.side, of: 'lado' },
  { value: series.movement, of: 'movimento' },
  { value: `${latest.assessment}ª`, of: 'avaliação' },
].map((row, index) => ({ ...row, y: 60 + 42 * index }));

/** A reading with what it belongs to. */
export function Provenance() {
  return (
    <svg viewBox="0 0 474 206" overflow="visible" fill="none" aria-hidden="true">
      <text className={reading} x="-9" y="190">
        {latest.angle}°
      </text>
      <g className={labels} dominantBaseline="central">
        <path
          className={drawn.arc}
          strokeWidth="1.5"
          d={`M292 60V186M280 123H292${rows.map(({ y }) => `M292 ${y}H312`).join('')}`}
        />
        {rows.map(({ value, of, y }) => (
          <text key={of} x="322" y={y}>
            <tspan>{value}</tspan> · {of}
          </text>
        ))}
      </g>
    </svg>
  );
}

/* Sizes of type are in units of the drawings: a pixel on a wide screen, 0.74 px on a phone. */
const reading = css`
  fill: ${color.arc};
  font-size: min(8.4rem, 134px);
  font-weight: 380;
  letter-spacing: -0.045em;

  ${media.oneLine} {
    font-size: min(9.4rem, 150px);
  }
`;

const labels = css`
  fill: ${color.muted};
  font-size: min(1.3rem, 21px);
  translate: -29px;

  @media (max-width: 22em) {
    font-size: min(1.5rem, 24px);
    translate: -40px;
  }

  tspan {
    fill: ${color.ink};
    font-weight: 500;
  }

  ${media.oneLine} {
    translate: none;
  }

  ${media.threeColumns} {
    font-size: min(1.125rem, 18px);
  }
`;
