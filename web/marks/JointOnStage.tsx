import { type AtlasJoint, atlas, viewBox } from '../shared/figure/atlas.ts';
import { dialTicks } from '../shared/geometry/dial.ts';
import { viewBoxOf } from '../shared/geometry/geometry.ts';
import { drawnJoint } from './joints/stage.ts';
import { ScanDefinition, scanPaint, scanStyles } from './Scan.tsx';
import { Themed } from './Themed.tsx';

/** What stands for a joint, and for the wrist beside the elbow: the left and upper edge of a square on the line, and its side. */
const squares: Record<AtlasJoint, Readonly<Record<string, readonly [number, number, number]>>> = {
  shoulder: { ombro: [432, 348, 213] },
  elbow: { cotovelo: [228, 341, 244], punho: [101, 217, 221] },
  hip: { quadril: [392, 372, 226] },
  knee: { joelho: [331, 164, 208] },
  ankle: { tornozelo: [206, 364, 206] },
};

/** A square shows the joint alone. */
const styles = `
@media (max-width: 300px) { .scale { display: none } }
`;

/** A joint of the atlas, and the scale that its arc opens on. Each of its squares is a `<view>` of the file. */
export function JointOnStage({ name }: { name: AtlasJoint }) {
  const joint = drawnJoint(name);
  const { axis, zero, radius } = atlas[name];
  const scale = { centre: axis, radius: radius + 5, from: zero, to: joint.end, width: 0.9 };
  return (
    <Themed
      title={joint.name}
      viewBox={viewBox}
      paint={{ ...scanPaint, '.scale': { stroke: 'arc' } }}
      // Where the arc has a forced colour, the scale has the joint's.
      forced={{ '.scale': { stroke: 'ring' } }}
      styles={scanStyles(joint, Math.min(1, (joint.scale / 0.76) ** 0.7)) + styles}
    >
      {Object.entries(squares[name]).map(([id, [left, top, side]]) => (
        <view key={id} id={id} viewBox={viewBoxOf({ left, top, width: side, height: side })} />
      ))}
      <ScanDefinition joint={joint} />
      <use xlinkHref="#scan" />
      <g className="scale">
        <path {...dialTicks({ ...scale, step: 2, length: 5 })} />
        <path {...dialTicks({ ...scale, step: 10, length: 9 })} />
      </g>
    </Themed>
  );
}
