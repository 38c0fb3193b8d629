import { atlas, stepFrame } from '../shared/figure/atlas.ts';
import { arcPath, linePath, polar, viewBoxOf } from '../shared/geometry/geometry.ts';
import { drawnJoint, towards } from './joints/stage.ts';
import { ScanDefinition, scanStyles } from './Scan.tsx';
import { Themed } from './Themed.tsx';
import { corners } from './viewfinder.ts';

const joint = { ...drawnJoint('elbow'), fade: towards(138, 40) };
const { end } = joint;
const { axis, fixed, moving, zero, turn } = atlas.elbow;
const radius = 113;

const extension = linePath(axis, polar(axis, radius + 27, zero));
const arc = arcPath(axis, radius, zero, end);
const bones = linePath(fixed, axis, moving);
const tip = polar(axis, radius, end);
const barb = (aside: number) => polar(tip, 19, end - turn * 90 + aside);
const arrowhead = linePath(barb(28), tip, barb(-28));

/** The joint with the line of 0 degrees, and the arc from there to the forearm. */
const opened = (
  <>
    <use href="#scan" />
    <path stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 6" d={extension} />
    <path stroke="var(--arc)" strokeWidth="5.5" d={arc} />
  </>
);

const { left, top, width, height } = stepFrame;
const viewfinder = { left: left + 26, top: top + 26, width: width - 52, height: height - 52 };

const names = ['movimento', 'foto', 'pontos'] as const;

/** The units from one step's drawing to the next. */
const distance = 1000;

/** Forced colours have no photograph's ground. */
const styles = '@media (forced-colors: active) { .light { display: none } }';

/** The steps of a measurement after its joint is chosen, each a `<view>` of the file: movement, photograph, points. */
export function ElbowSteps() {
  const step = (index: number) => `translate(0 ${distance * index})`;
  return (
    <Themed title="Os passos de uma medida" viewBox={stepFrame} styles={scanStyles(joint, 1.6) + styles}>
      {names.map((name, index) => (
        <view key={name} id={name} viewBox={viewBoxOf({ ...stepFrame, top: top + distance * index })} />
      ))}
      <ScanDefinition joint={joint} />
      {opened}
      <path stroke="var(--arc)" strokeWidth="5.5" d={arrowhead} />
      <g className="field" transform={step(1)}>
        <radialGradient id="light" cx="0.6" cy="0.62" r="0.78">
          <stop stopColor="var(--glow)" />
          <stop offset="0.55" stopColor="var(--surface)" />
          <stop offset="1" stopColor="var(--paper)" />
        </radialGradient>
        <path className="light" fill="url(#light)" d={`M${left} ${top}h${width}v${height}h-${width}z`} />
        <use href="#scan" />
        <path stroke="var(--ink)" strokeWidth="2.5" d={corners(viewfinder, 26)} />
      </g>
      <g transform={step(2)}>
        {opened}
        <path stroke="var(--ink)" strokeWidth="2.6" d={bones} />
        <g fill="var(--paper)" stroke="var(--arc)" strokeWidth="4.5">
          {[fixed, axis, moving].map(({ name, x, y }) => (
            <circle key={name} r="10" cx={x} cy={y} />
          ))}
        </g>
      </g>
    </Themed>
  );
}
