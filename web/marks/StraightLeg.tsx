import { drawFigure } from '../shared/figure/figure.ts';
import { levelLandmarks, raised, straightView, straightViewBox, tableLine } from '../shared/figure/straightView.ts';
import { Themed } from './Themed.tsx';

const leg = drawFigure(0, straightView, () => true);
const [ankle, , hip] = levelLandmarks;

/** The rolled towel under the tendon: its middle and its radius. */
const towel = { x: 167, y: tableLine - 33, radius: 33 };

/** The sections once thin, and from a certain length on thicker: towards the side in the shade. */
const styles = `
.limb { stroke-width: .7 }
.thin { stroke-width: .55; stroke-opacity: .85 }
.middle { stroke-width: .8; stroke-dasharray: 0 48 9999 }
.thick { stroke-width: 1.15; stroke-dasharray: 0 78 9999 }
.drops { stroke-width: 1.4 }
.bones { stroke-width: 1.6 }
.point { stroke-width: 2.6 }
@media (prefers-color-scheme: dark) {
  .thin { stroke-opacity: .42 }
  .middle { stroke-width: .7; stroke-dasharray: 104 9999; stroke-opacity: .7 }
  .thick { stroke-width: 1.05; stroke-dasharray: 58 9999 }
}
@media (max-width: 60em) {
  .thin { stroke-width: .8 }
  .middle { stroke-width: 1.1 }
  .thick { stroke-width: 1.6 }
}
@media (max-width: 37.5em) {
  .drops, .bones { stroke-width: 4 }
  .point { r: 14px; stroke-width: 6 }
}
`;

/**
 * The straight leg on the ledger's ground, in the colours of the browser's theme: 0 degrees of flexion. A rolled towel carries
 * it, so that its axis is level, and the landmarks drop onto the ruler below.
 */
export function StraightLeg() {
  return (
    <Themed
      title="Membro inferior estendido sobre a maca, com o joelho a 0 grau e um rolo sob o tornozelo"
      viewBox={straightViewBox}
      ground="ledger"
      paint={{
        '.limb, .towel': { fill: 'surface', stroke: 'ring' },
        '.thin, .middle, .thick': { stroke: 'ring' },
        '.drops': { stroke: 'arc' },
        '.bones': { stroke: 'ink' },
        '.point': { fill: 'paper', stroke: 'arc' },
      }}
      styles={styles}
    >
      <clipPath id="limb">
        <path id="contour" d={leg.contour} />
      </clipPath>
      <g className="towel">
        <circle cx={towel.x} cy={towel.y} r={towel.radius} />
        <path d={roll} />
      </g>
      <g transform={`rotate(${raised.toFixed(3)} ${ankle.x} ${ankle.y})`}>
        <use xlinkHref="#contour" className="limb" />
        <g clipPath="url(#limb)">
          <path id="sections" className="thin" d={leg.sections} />
          <use xlinkHref="#sections" className="middle" />
          <use xlinkHref="#sections" className="thick" />
        </g>
      </g>
      <path className="drops" d={levelLandmarks.map(({ x, y }) => `M${x.toFixed(1)} ${y}V${tableLine}`).join('')} />
      <path className="bones" d={`M${ankle.x} ${ankle.y}H${hip.x.toFixed(1)}`} />
      {levelLandmarks.map(({ name, x, y }) => (
        <circle key={name} className="point" cx={x.toFixed(1)} cy={y} r="7" />
      ))}
    </Themed>
  );
}

/** The towel's turns: half circles, each smaller than the one before. */
const roll = `M${towel.x + towel.radius - 4} ${towel.y}${[29, 25, 21, 17, 13, 9, 5]
  .map((radius, index) => `a${radius} ${radius} 0 0 1 ${(index % 2 ? 2 : -2) * radius} 0`)
  .join('')}`;
