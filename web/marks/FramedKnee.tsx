import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { palette } from '../shared/palette.ts';
import { corners, within } from './frame.ts';

const { light, dark } = palette;

/** As in the hero: on light ground the sections have more ink where the limb turns away, on dark ground more light. */
const styles = `
.outside { stroke: ${light.border} }
.body { fill: ${light.surface}; stroke: ${light.ring} }
.sections { stroke: ${light.ring} }
.fine { stroke-width: .8; stroke-opacity: .85 }
.bold { stroke-width: 1.1; stroke-dasharray: 0 48 9999 }
.bolder { stroke-width: 1.6; stroke-dasharray: 0 78 9999 }
.frame { stroke: ${light.ink} }
.point { fill: ${light.paper}; stroke: ${light.arc} }
@media (prefers-color-scheme: dark) {
  .outside { stroke: ${dark.border} }
  .body { fill: ${dark.surface}; stroke: ${dark.ring} }
  .sections { stroke: ${dark.ring} }
  .fine { stroke-opacity: .42 }
  .bold { stroke-width: .8; stroke-opacity: .7; stroke-dasharray: 104 9999 }
  .bolder { stroke-width: 1.2; stroke-dasharray: 58 9999 }
  .frame { stroke: ${dark.ink} }
  .point { fill: ${dark.paper}; stroke: ${dark.arc} }
}
`;

const flexion = 74;
const side = 236;

/** A viewfinder round a knee: only what is in the frame is drawn, the rest of the leg is a dotted outline. */
export function FramedKnee() {
  const { knee } = drawFigure(flexion).landmarks;
  const [x, y] = [Math.round(knee.x), Math.round(knee.y)];
  const [left, top] = [x - side / 2, y - 84];
  const frame = { left, top, width: side, height: side };
  const { contour, sections } = drawFigure(flexion, wholeLeg, within(frame));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${x - 330} ${y - 104} 640 276`} fill="none">
      <title>Joelho</title>
      <style>{styles}</style>
      <clipPath id="frame">
        <path d={`M${left} ${top}h${side}v${side}h-${side}z`} />
      </clipPath>
      <defs>
        <path id="sections" d={sections} />
      </defs>
      <clipPath id="limb">
        <path id="contour" d={contour} />
      </clipPath>
      <use href="#contour" className="outside" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 8" />
      <g clipPath="url(#frame)">
        <use href="#contour" className="body" strokeWidth="0.9" />
        <g className="sections" clipPath="url(#limb)">
          <use href="#sections" className="fine" />
          <use href="#sections" className="bold" />
          <use href="#sections" className="bolder" />
        </g>
      </g>
      <path className="frame" strokeWidth="3" d={corners(frame, 34)} />
      <circle className="point" strokeWidth="4" cx={x} cy={y} r="8" />
    </svg>
  );
}
