import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { palette } from '../shared/palette.ts';
import { within } from './frame.ts';
import { Knee, kneeStyles } from './Knee.tsx';

const styles = `${kneeStyles}
.outside { stroke: ${palette.light.border} }
@media (prefers-color-scheme: dark) {
  .outside { stroke: ${palette.dark.border} }
}
`;

const flexion = 74;
const side = 236;
const corner = 34;

/**
 * A viewfinder round a knee: only what is in the frame is drawn, the rest of the leg is a dotted outline. The frame's
 * lower edge is the drawing's.
 */
export function FramedKnee() {
  const { knee } = drawFigure(flexion).landmarks;
  const [x, y] = [Math.round(knee.x), Math.round(knee.y)];
  const [left, top] = [x - side / 2, y - 84];
  const { contour, sections } = drawFigure(flexion, wholeLeg, within({ left, top, width: side, height: side }));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${x - 330} ${y - 104} 640 257`} fill="none">
      <title>Joelho</title>
      <style>{styles}</style>
      <clipPath id="frame">
        <path d={`M${left} ${top}h${side}v${side}h-${side}z`} />
      </clipPath>
      <use href="#contour" className="outside" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 8" />
      <g clipPath="url(#frame)">
        <Knee contour={contour} sections={sections} />
      </g>
      <path className="ink" strokeWidth="3" d={corners(left, top)} />
      <circle className="point" strokeWidth="4" cx={x} cy={y} r="8" />
    </svg>
  );
}

function corners(left: number, top: number): string {
  const inward = [
    [left, top, 1, 1],
    [left + side, top, -1, 1],
    [left, top + side, 1, -1],
    [left + side, top + side, -1, -1],
  ] as const;
  return inward.map(([x, y, right, down]) => `M${x} ${y + down * corner}V${y}H${x + right * corner}`).join('');
}
