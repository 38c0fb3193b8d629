import { css, cx } from '@linaria/core';
import { example } from '../../shared/patients.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';

const { series, latest } = example;

const rows = [
  { value: series.joint, of: 'articulação', y: 42 },
  { value: series.side, of: 'lado', y: 87 },
  { value: series.movement, of: 'movimento', y: 132 },
  { value: `${latest.assessment}ª`, of: 'avaliação', y: 177 },
];

/** A reading with what it belongs to. */
export function Provenance() {
  return (
    <svg className={drawing} viewBox="0 0 520 210" width="300" fill="none" aria-hidden="true">
      <text className={reading} y="150">
        {latest.angle}°
      </text>
      <path
        className={drawn.arc}
        strokeWidth="1.5"
        d={`M232 42V177M217 109.5H232${rows.map(({ y }) => `M232 ${y}H256`).join('')}`}
      />
      {rows.map(({ value, of, y }) => (
        <g key={value}>
          <text className={cx(label, name)} x="266" y={y} dominantBaseline="central">
            {value}
          </text>
          <text className={label} x="520" y={y} textAnchor="end" dominantBaseline="central">
            {of}
          </text>
        </g>
      ))}
      <path className={drawn.hairline} d="M266 64.5H520M266 109.5H520M266 154.5H520" />
    </svg>
  );
}

/** A frame that holds the joint alone. Its many sections are a file of their own. */
export function FramedKnee() {
  return <img className={drawing} src="/knee.svg" alt="" width={300} height={129} loading="lazy" />;
}

/** A dial behind a phone that shows the measured leg. A file of its own, too. */
export function PhoneOnDial() {
  return <img className={drawing} src="/dial.svg" alt="" width={300} height={121} loading="lazy" />;
}

const drawing = css`
  width: 100%;
  height: auto;
`;

/* Sizes of type are in units of the drawings, which are 1.4 px wide, and 0.7 px on a phone. */
const reading = css`
  fill: ${color.arcText};
  font-size: min(7.375rem, 118px);
  font-weight: 380;
  letter-spacing: -0.045em;
`;

const label = css`
  fill: ${color.muted};
  font-size: min(1.625rem, 27px);

  ${media.oneLine} {
    font-size: min(1rem, 18px);
  }

  ${media.print} {
    font-size: min(1.75rem, 27px);
  }
`;

const name = css`
  fill: ${color.ink};
  font-weight: 500;
`;
