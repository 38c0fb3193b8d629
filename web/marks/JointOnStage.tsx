import { type AtlasJoint, frame } from '../shared/figure/atlas.ts';
import { splineWriter } from '../shared/figure/spline.ts';
import { jointOf } from '../shared/joints/stage.ts';
import { ScanDefinition, scanStyles } from './Scan.tsx';
import { Themed } from './Themed.tsx';
import { viewBoxOf } from './viewBox.ts';

/** What a lens shows of a joint, and of the wrist beside the elbow: the left and upper edge of a square, and its side. */
const lenses: Record<AtlasJoint, Readonly<Record<string, readonly [number, number, number]>>> = {
  shoulder: { ombro: [432, 348, 213] },
  elbow: { cotovelo: [298, 408, 230], punho: [156, 217, 221] },
  hip: { quadril: [423, 355, 180] },
  knee: { joelho: [339, 182, 190] },
  ankle: { tornozelo: [422, 370, 186] },
};

/** A joint of the atlas. Each of its lenses is a `<view>` of the file. */
export function JointOnStage({ name }: { name: AtlasJoint }) {
  const joint = jointOf(name);
  return (
    <Themed title={name} viewBox={frame} styles={scanStyles(joint, Math.min(1, (joint.scale / 0.76) ** 0.7))}>
      {Object.entries(lenses[name]).map(([id, [left, top, side]]) => (
        <view key={id} id={id} viewBox={viewBoxOf({ left, top, width: side, height: side })} />
      ))}
      <ScanDefinition joint={joint} />
      {joint.outline.map((line) => (
        <path
          key={line.length}
          stroke="var(--border)"
          strokeWidth="1.2"
          strokeLinecap="round"
          strokeDasharray=".2 5"
          d={splineWriter(2)(line.map(joint.place))}
        />
      ))}
      <use href="#scan" />
    </Themed>
  );
}
