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

/** The middle of the dial, on the ground that the phone stands on. */
const centre = { x: 180, y: 184 };

/** The leg is so small that every third section serves. */
const leg = drawFigure(example.latest.angle, wholeLeg, ({ x }, section) => x < wholeLeg.width && section % 3 === 0);
const scale = 0.175;
const { hip, knee, ankle } = leg.landmarks;
/** Half way between the toes and the seat. */
const middle = (hip.x + ankle.x) / 2 - 30;

/** A dial behind a phone with the measured leg on it: the arc opens from the thigh's extension. */
export function PhoneOnDial() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 184" fill="none">
      <title>Perna medida no smartphone</title>
      <style>{styles}</style>
      {[
        dialTicks({ centre, radius: 152, from: 180, to: 360, step: 2, length: 10, width: 0.8 }),
        dialTicks({ centre, radius: 152, from: 180, to: 360, step: 10, length: 20, width: 1.1 }),
      ].map((ticks) => (
        <path key={ticks.d} className="ring" {...ticks} />
      ))}
      <path className="ink" strokeWidth="1.6" d={arcPath(centre, 178, 180, 360)} />
      <path className="ink paper" strokeWidth="4" d="M122 186V20a18 18 0 0 1 18-18h80a18 18 0 0 1 18 18V186" />
      <clipPath id="screen">
        <path d="M124 184V20a16 16 0 0 1 16-16h80a16 16 0 0 1 16 16V184z" />
      </clipPath>
      <g clipPath="url(#screen)">
        <g transform={`translate(${centre.x - middle * scale} ${centre.y - table * scale}) scale(${scale})`}>
          <clipPath id="limb">
            <path id="contour" d={leg.contour} />
          </clipPath>
          <use href="#contour" className="limb ring" strokeWidth="5" />
          <path className="ring" strokeWidth="3.5" clipPath="url(#limb)" d={leg.sections} />
          <path className="ink" strokeWidth="7" strokeDasharray="12 12" d={leg.extension} />
          <path className="ink" strokeWidth="8" d={leg.bones} />
          <path className="arc" strokeWidth="15" d={leg.arc} />
          {[hip, knee, ankle].map(({ x, y }) => (
            <circle key={x} className="arc paper" strokeWidth="13" cx={x} cy={y} r="25" />
          ))}
        </g>
      </g>
    </svg>
  );
}
