import { drawFigure } from '../shared/figure/figure.ts';
import { table } from '../shared/figure/pose.ts';
import { viewBoxes } from '../shared/figure/viewBoxes.ts';
import { example } from '../shared/patients.ts';
import { Limb, LimbDefinitions } from './Limb.tsx';
import { Themed } from './Themed.tsx';

const leg = drawFigure(example.latest.angle);
const { left, top, width, height } = viewBoxes.phone;

/** The photograph on a phone's screen with its points and its angle. The phone is so small that the light alone draws it. */
export function PhonePhoto() {
  return (
    <Themed title="Membro inferior medido em uma foto" viewBox={viewBoxes.phone} styles=".skin { stroke-width: 2 }">
      <LimbDefinitions figure={leg} />
      <g className="field">
        <path fill="var(--surface)" d={`M${left} ${top}h${width}v${height}h-${width}z`} />
        <path stroke="var(--ring)" strokeWidth="3" d={`M${left} ${table}h${width}`} />
        <Limb toned />
        <path stroke="var(--ink)" strokeWidth="4" strokeDasharray="8 10" d={leg.extension} />
        <path stroke="var(--arc)" strokeWidth="8" d={leg.arc} />
        <path stroke="var(--ink)" strokeWidth="4" d={leg.bones} />
        <g fill="var(--paper)" stroke="var(--arc)" strokeWidth="7">
          {Object.values(leg.landmarks).map(({ x, y }) => (
            <circle key={x} r="15" cx={x} cy={y} />
          ))}
        </g>
      </g>
    </Themed>
  );
}
