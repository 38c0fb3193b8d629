import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { Limb, LimbDefinitions, lined } from './Limb.tsx';
import { Themed } from './Themed.tsx';
import { corners, within } from './viewBox.ts';

const flexion = 74;
const side = 236;

/**
 * A viewfinder round a knee: only what is in the frame is drawn, the rest of the leg is a dotted outline. The frame's
 * lower edge is the drawing's.
 */
export function FramedKnee() {
  const { knee } = drawFigure(flexion).landmarks;
  const [x, y] = [Math.round(knee.x), Math.round(knee.y)];
  const [left, top] = [x - side / 2, y - 84];
  const frame = { left, top, width: side, height: side };
  return (
    <Themed title="Joelho" viewBox={{ left: x - 330, top: y - 104, width: 640, height: 257 }} styles={lined.styles}>
      <LimbDefinitions figure={drawFigure(flexion, wholeLeg, within(frame))} />
      <clipPath id="frame">
        <path d={`M${left} ${top}h${side}v${side}h-${side}z`} />
      </clipPath>
      <use href="#contour" stroke="var(--border)" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 8" />
      <g clipPath="url(#frame)">
        <Limb lines={lined.lines} />
      </g>
      <path stroke="var(--ink)" strokeWidth="3" d={corners(frame, 34)} />
      <circle fill="var(--paper)" stroke="var(--arc)" strokeWidth="4" cx={x} cy={y} r="8" />
    </Themed>
  );
}
