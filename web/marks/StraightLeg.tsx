import { drawFigure } from '../shared/figure/figure.ts';
import { table } from '../shared/figure/pose.ts';
import { grounds, palette } from '../shared/palette.ts';

const light = { ...palette.light, ...grounds.mint.light };
const dark = { ...palette.dark, ...grounds.mint.dark };

const leg = drawFigure(0, { width: 1010, heel: 119, follow: 0 });
const { hip, knee, ankle } = leg.landmarks;

/** What the drawing shows: from the toes to the hip, up to the table that the leg lies on. */
const frame = { left: 14, top: 330, width: 986 };

/** The sections once thin, and from a certain length on thicker: towards the side in the shade. */
const styles = `
.limb { fill: ${light.surface}; stroke: ${light.ring}; stroke-width: .7 }
.thin, .middle, .thick { stroke: ${light.ring} }
.thin { stroke-width: .55; stroke-opacity: .85 }
.middle { stroke-width: .8; stroke-dasharray: 0 48 9999 }
.thick { stroke-width: 1.15; stroke-dasharray: 0 78 9999 }
.bones { stroke: ${light.ink}; stroke-width: 1.6 }
.point { fill: ${light.paper}; stroke: ${light.arc}; stroke-width: 2.6 }
@media (prefers-color-scheme: dark) {
  .limb { fill: ${dark.surface}; stroke: ${dark.ring} }
  .thin, .middle, .thick { stroke: ${dark.ring} }
  .thin { stroke-opacity: .42 }
  .middle { stroke-width: .7; stroke-dasharray: 104 9999; stroke-opacity: .7 }
  .thick { stroke-width: 1.05; stroke-dasharray: 58 9999 }
  .bones { stroke: ${dark.ink} }
  .point { fill: ${dark.paper}; stroke: ${dark.arc} }
}
@media (max-width: 60em) {
  .thin { stroke-width: .8 }
  .middle { stroke-width: 1.1 }
  .thick { stroke-width: 1.6 }
}
`;

/** The straight leg on the mint ground, in the colours of the browser's theme: 0 degrees of flexion. */
export function StraightLeg() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${table - frame.top}`}
      fill="none"
    >
      <title>Perna estendida sobre a maca, com o joelho a 0 grau</title>
      <style>{styles}</style>
      <clipPath id="limb">
        <path id="contour" d={leg.contour} />
      </clipPath>
      <use href="#contour" className="limb" />
      <g clipPath="url(#limb)">
        <path id="sections" className="thin" d={leg.sections} />
        <use href="#sections" className="middle" />
        <use href="#sections" className="thick" />
      </g>
      <path className="bones" d={leg.bones} />
      {[hip, knee, ankle].map(({ x, y }) => (
        <circle key={x} className="point" cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}
