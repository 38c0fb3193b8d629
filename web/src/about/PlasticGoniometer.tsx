import { css } from '@linaria/core';
import { dialTicks, rulerTicks } from '../../shared/figure/dial.ts';
import { arcPath } from '../../shared/figure/geometry.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';
import { dialRadius, HalfDial } from './HalfDial.tsx';

/** What it measures, in degrees from the fixed arm, which points to the left. */
const reading = 128;

const centre = { x: 0, y: 0 };
const arcRadius = 178;
/** Where the ruler of the fixed arm begins and ends. It runs off every screen. */
const ruler = { y: -58, from: -dialRadius - 6, to: -2400 };

// A centimetre of the ruler is 47.6 px wide.
const rulerScales = [
  rulerTicks({ ...ruler, step: 4.76, length: 9, width: 0.8 }),
  rulerTicks({ ...ruler, step: 23.8, length: 15, width: 1 }),
  rulerTicks({ ...ruler, step: 47.6, length: 22, width: 1.5 }),
];
const arcScale = dialTicks({ radius: arcRadius + 8, from: 180, to: 180 + reading, step: 2, length: 7, width: 1.3 });
const arc = arcPath(centre, arcRadius, 180, 180 + reading);

/** A plastic goniometer that stands on the lower edge of what surrounds it; its units are pixels. */
export function PlasticGoniometer() {
  return (
    <svg className={goniometer} viewBox="-1 -1 2 2" width="2" height="2" fill="none" aria-hidden="true">
      <HalfDial />
      <path className={drawn.sector} d={`${arc}L0 0z`} />
      <path className={drawn.arc} strokeWidth="3.2" d={arc} />
      <path className={drawn.arc} {...arcScale} />
      <path className={arm} d={`M0 ${ruler.y}H${ruler.to}V0H0z`} />
      {rulerScales.map((ticks) => (
        <path key={ticks.d} className={drawn.ring} {...ticks} />
      ))}
      <g transform={`rotate(${reading - 180})`}>
        <path className={arm} d="M0 -29H591A29 29 0 0 1 591 29H0" />
        <path className={drawn.ink} strokeWidth="1.5" d="M0 0H598" />
        <circle className={hole} cx="591" r="7" />
      </g>
      <path className={drawn.ink} strokeWidth="1.5" d={`M0 0H${ruler.to}`} />
      <circle className={rivet} r="44" />
      <circle className={rivet} r="30" />
      <circle className={drawn.point} strokeWidth="3" r="8" />
      <text className={value} x="-261" y="-334" textAnchor="middle" dominantBaseline="central">
        {reading}°
      </text>
    </svg>
  );
}

const goniometer = css`
  position: absolute;
  bottom: 0;
  left: 56%;
  max-width: none;
  overflow: visible;
  scale: 0.72;
  transform-origin: 0 100%;

  ${media.oneLine} {
    left: min(72%, 100% - 400px);
    scale: none;
  }
`;

const arm = css`
  fill: ${color.surface};
  fill-opacity: 0.72;
  stroke: ${color.ring};
  stroke-width: 1.5;
`;

const hole = css`
  fill: ${color.paper};
  stroke: ${color.ring};
  stroke-width: 1.5;
`;

const rivet = css`
  fill: ${color.surface};
  stroke: ${color.ring};
  stroke-width: 1.5;
`;

const value = css`
  fill: ${color.arcText};
  font-size: min(5.5rem, 100px);
  font-variant-numeric: tabular-nums;
  font-weight: 380;
  letter-spacing: -0.045em;
  translate: 104px -34px;

  /* Over the dial, until the words leave room for it on the left. */
  ${media.oneLine} {
    font-size: min(6.5rem, 150px);
    translate: 261px -21px;
  }

  ${media.allNames} {
    translate: none;
  }
`;
