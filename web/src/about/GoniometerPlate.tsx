import { css } from '@linaria/core';
import { memo } from 'react';
import { dialTicks, rulerTicks } from '../../shared/geometry/dial.ts';
import { arcPath, origin } from '../../shared/geometry/geometry.ts';
import { color, strokes } from '../styles/rules.ts';

/** The plate's radius, and half the width of an arm, which the plate and the hub share. */
export const plateRadius = 290;
export const halfArm = 27;

/** The fixed arm runs off every screen. */
const bleed = -4000;
const half = { from: 180, to: 360 };
/** A centimetre is 47.6 px wide. */
const ruler = { y: -halfArm, from: -plateRadius - 44, to: bleed };

const scales = [
  dialTicks({ ...half, radius: plateRadius - 13, step: 1, length: 13, width: 0.8 }),
  dialTicks({ ...half, radius: plateRadius - 22, step: 5, length: 22, width: 1 }),
  dialTicks({ ...half, radius: plateRadius - 34, step: 10, length: 34, width: 1.4 }),
  rulerTicks({ ...ruler, step: 4.76, length: 9, width: 0.8 }),
  rulerTicks({ ...ruler, step: 47.6, length: 22, width: 1.5 }),
];

/** What does not move of a goniometer: a half dial, and the arm that points to 0, on the left. */
export const GoniometerPlate = memo(() => (
  <>
    <path
      className={plastic}
      fillOpacity=".55"
      d={`M${-plateRadius} ${halfArm}V0A${plateRadius} ${plateRadius} 0 0 1 ${plateRadius} 0V${halfArm}z`}
    />
    <path className={strokes.ring} opacity=".6" d={arcPath(origin, plateRadius - 80, 180, 360)} />
    <path className={plastic} fillOpacity=".72" d={`M0 ${-halfArm}H${bleed}V${halfArm}H0`} />
    <path className={strokes.ink} strokeWidth="1.5" d={`M0 0H${bleed}`} />
  </>
));

/** A tick every degree on the dial, and a ruler on the fixed arm. */
export const GoniometerScales = memo(() =>
  scales.map((ticks) => <path key={ticks.d} className={strokes.ring} {...ticks} />),
);

/** A part of the goniometer. */
export const plastic = css`
  fill: ${color.surface};
  stroke: ${color.ring};
  stroke-width: 1.5;
`;
