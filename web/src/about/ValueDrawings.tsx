import { css, cx } from '@linaria/core';
import { dialTicks } from '../../shared/figure/dial.ts';
import { arcPath } from '../../shared/figure/geometry.ts';
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

const centre = { x: 260, y: 196 };

/** A dial behind a phone that shows an angle. */
export function PhoneOnDial() {
  return (
    <svg className={drawing} viewBox="0 0 520 210" width="300" fill="none" aria-hidden="true">
      {[
        dialTicks({ centre, radius: 152, from: 180, to: 360, step: 2, length: 10, width: 0.8 }),
        dialTicks({ centre, radius: 152, from: 180, to: 360, step: 10, length: 20, width: 1.1 }),
      ].map((ticks) => (
        <path key={ticks.d} className={drawn.ring} {...ticks} />
      ))}
      <path className={drawn.ink} strokeWidth="1.6" d={`${arcPath(centre, 178, 180, 360)}z`} />
      <rect className={phone} x="214" y="14" width="112" height="182" rx="18" />
      <path className={drawn.ink} strokeWidth="1.6" d="M230 172 260 106 310 170" />
      <path className={drawn.arc} strokeWidth="3" d="M247.6 133.3A30 30 0 0 0 278.5 129.6" />
      <g className={drawn.point} strokeWidth="2.6">
        <circle cx="230" cy="172" r="5" />
        <circle cx="260" cy="106" r="5" />
        <circle cx="310" cy="170" r="5" />
      </g>
    </svg>
  );
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

const phone = css`
  fill: ${color.paper};
  stroke: ${color.ink};
  stroke-width: 4;
`;
