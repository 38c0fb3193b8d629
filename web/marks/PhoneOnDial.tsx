import { dialTicks } from '../shared/figure/dial.ts';
import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { arcPath } from '../shared/figure/geometry.ts';
import { table } from '../shared/figure/pose.ts';
import { palette } from '../shared/palette.ts';
import { example } from '../shared/patients.ts';

const { light, dark } = palette;

const styles = `
.ring { stroke: ${light.ring} }
.limb { fill: ${light.surface} }
.ink { stroke: ${light.ink} }
.arc { stroke: ${light.arc} }
.paper { fill: ${light.paper} }
@media (prefers-color-scheme: dark) {
  .ring { stroke: ${dark.ring} }
  .limb { fill: ${dark.surface} }
  .ink { stroke: ${dark.ink} }
  .arc { stroke: ${dark.arc} }
  .paper { fill: ${dark.paper} }
}
`;

const frame = { width: 520, height: 210, ground: 196 };
const centre = { x: 260, y: frame.ground };

/** The leg is so small that every third section serves. */
const leg = drawFigure(example.latest.angle, wholeLeg, ({ x }, section) => x < wholeLeg.width && section % 3 === 0);
const scale = 0.19;
const { hip, knee, ankle } = leg.landmarks;
const middle = (hip.x + ankle.x) / 2;

/** A dial behind a phone with the measured leg on it: the arc opens from the thigh's extension. */
export function PhoneOnDial() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${frame.width} ${frame.height}`} fill="none">
      <title>Perna medida no smartphone</title>
      <style>{styles}</style>
      {[
        dialTicks({ centre, radius: 152, from: 180, to: 360, step: 2, length: 10, width: 0.8 }),
        dialTicks({ centre, radius: 152, from: 180, to: 360, step: 10, length: 20, width: 1.1 }),
      ].map((ticks) => (
        <path key={ticks.d} className="ring" {...ticks} />
      ))}
      <path className="ink" strokeWidth="1.6" d={`${arcPath(centre, 178, 180, 360)}z`} />
      <path className="ink paper" strokeWidth="4" d="M208 196V32a18 18 0 0 1 18-18h68a18 18 0 0 1 18 18v164z" />
      <clipPath id="screen">
        <path d="M210 194V32a16 16 0 0 1 16-16h68a16 16 0 0 1 16 16v162z" />
      </clipPath>
      <g clipPath="url(#screen)">
        <g transform={`translate(${centre.x - middle * scale} ${frame.ground - 24 - table * scale}) scale(${scale})`}>
          <path className="ink" strokeWidth="6" d={`M0 ${table}H1100`} />
          <clipPath id="limb">
            <path id="contour" d={leg.contour} />
          </clipPath>
          <use href="#contour" className="limb ring" strokeWidth="5" />
          <path className="ring" strokeWidth="3.5" clipPath="url(#limb)" d={leg.sections} />
          <path className="ink" strokeWidth="7" strokeDasharray="12 12" d={leg.extension} />
          <path className="ink" strokeWidth="8" d={leg.bones} />
          <path className="arc" strokeWidth="16" d={leg.arc} />
          {[hip, knee, ankle].map(({ x, y }) => (
            <circle key={x} className="arc paper" strokeWidth="13" cx={x} cy={y} r="22" />
          ))}
        </g>
      </g>
    </svg>
  );
}
