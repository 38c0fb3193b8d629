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
    <svg viewBox="0 0 474 206" preserveAspectRatio="xMinYMax" overflow="visible" fill="none" aria-hidden="true">
      <text className={reading} x="-8" y="190">
        {latest.angle}°
      </text>
      <g className={labels} dominantBaseline="central">
        <path
          className={drawn.arc}
          strokeWidth="1.5"
          d={`M242 60V186M232 123H242${rows.map(({ y }) => `M242 ${y}H256`).join('')}`}
        />
        {rows.map(({ value, of, y }) => (
          <text key={of} x="264" y={y}>
            <tspan>{value}</tspan> · {of}
          </text>
        ))}
      </g>
    </svg>
  );
}

const reading = css`
  fill: ${color.arc};
  font-size: min(8rem, 128px);
  font-weight: 380;
  letter-spacing: -0.045em;

  ${media.oneLine} {
    font-size: min(9.4rem, 150px);
  }
`;

/* A unit of the drawing is 0.6 px on the smallest phones, and a pixel on a wide screen. */
const labels = css`
  fill: ${color.muted};
  font-size: min(1.5rem, 24px);

  tspan {
    fill: ${color.ink};
    font-weight: 500;
  }

  ${media.oneLine} {
    font-size: min(1.125rem, 18px);
    translate: 48px;
  }
`;
