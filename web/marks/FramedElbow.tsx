import { atlas } from '../shared/figure/atlas.ts';
import { jointOf, towards } from '../shared/joints/stage.ts';
import { ScanDefinition, scanStyles } from './Scan.tsx';
import { Themed } from './Themed.tsx';
import { corners } from './viewBox.ts';

const { axis } = atlas.elbow;
const side = 206;
const frame = { left: axis.x - side / 2, top: axis.y - 130, width: side, height: side };
const joint = { ...jointOf('elbow'), fade: towards(-400, -800) };

/** A viewfinder round an elbow: only what is in the frame is drawn, the rest of the arm is a dotted outline. */
export function FramedElbow() {
  return (
    <Themed
      title="Cotovelo"
      viewBox={{ left: axis.x - 400, top: 343, width: 640, height: 257 }}
      styles={scanStyles(joint, 1.2)}
    >
      <ScanDefinition joint={joint} />
      <clipPath id="frame">
        <path d={`M${frame.left} ${frame.top}h${side}v${side}h-${side}z`} />
      </clipPath>
      <g stroke="var(--border)" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 8">
        {joint.layers.map(({ lines }, index) => (
          <use key={lines.length} href={`#o${index}`} />
        ))}
      </g>
      <g clipPath="url(#frame)">
        <use href="#scan" />
      </g>
      <path stroke="var(--ink)" strokeWidth="3" d={corners(frame, 34)} />
      <circle fill="var(--paper)" stroke="var(--arc)" strokeWidth="4" cx={axis.x} cy={axis.y} r="8" />
    </Themed>
  );
}
