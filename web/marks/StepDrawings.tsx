import type { ReactNode } from 'react';
import { drawFigure } from '../shared/figure/figure.ts';
import { atan2, degrees, polar } from '../shared/figure/geometry.ts';
import { restingFlexion } from '../shared/figure/pose.ts';
import { viewBoxes } from '../shared/figure/viewBoxes.ts';
import { Limb, LimbDefinitions } from './Limb.tsx';
import { Themed } from './Themed.tsx';
import { corners, viewBoxOf } from './viewBox.ts';

/** As in the hero: on light ground the sections have more ink where the limb turns away, on dark ground more light. */
const styles = `
.skin { stroke-width: 2 }
.fine { stroke-width: 1.1; stroke-opacity: .6 }
.bold { stroke-width: 1.8; stroke-dasharray: 0 48 9999 }
.field .fine { stroke-opacity: .5 }
@media (prefers-color-scheme: dark) {
  .skin { stroke-width: 1px; stroke-opacity: .9; vector-effect: non-scaling-stroke }
  .fine, .field .fine { stroke-opacity: .45 }
  .bold { stroke-opacity: .45; stroke-dasharray: 104 9999 }
}
`;

const leg = drawFigure(restingFlexion);
const { hip, knee, ankle } = leg.landmarks;

/** The square round the joint. */
const joint = { left: knee.x - 120, top: knee.y - 118, width: 240, height: 240 };

const inset = 45;
const { left, top, width, height } = viewBoxes.photo;
const viewfinder = { left: left + inset, top: top + inset, width: width - 2 * inset, height: height - 2 * inset };

/** The units from one step's drawing to the next. */
const distance = 1000;

/** The steps of a measurement, each a `<view>` of the file: the joint, the movement, the photograph and its points. */
export function StepDrawings() {
  return (
    <Themed title="Os passos de uma medida" viewBox={viewBoxes.step} styles={styles}>
      <LimbDefinitions figure={leg} />
      <Step id="articulacao" index={0}>
        <use href="#contour" stroke="var(--border)" strokeWidth="4.5" strokeLinecap="round" strokeDasharray=".5 12" />
        <clipPath id="joint">
          <path d={`M${joint.left} ${joint.top}h${joint.width}v${joint.height}h-${joint.width}z`} />
        </clipPath>
        <g clipPath="url(#joint)">
          <Limb lines={['fine', 'bold']} />
        </g>
        <path stroke="var(--ink)" strokeWidth="4" d={corners(joint, 40)} />
      </Step>
      <Step id="movimento" index={1}>
        <Limb lines={['fine', 'bold']} />
        <Opening />
        <path stroke="var(--arc)" strokeWidth="8" d={arrowhead()} />
      </Step>
      <Step id="foto" index={2} viewBox={viewBoxes.photo}>
        <g className="field">
          <radialGradient id="light" cx="0.6" cy="0.62" r="0.78">
            <stop stopColor="var(--glow)" />
            <stop offset="0.55" stopColor="var(--surface)" />
            <stop offset="1" stopColor="var(--paper)" />
          </radialGradient>
          <path fill="url(#light)" d={`M${left} ${top}h${width}v${height}h-${width}z`} />
          <Limb toned lines={['fine']} />
          <path stroke="var(--ink)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" d={corners(viewfinder, 36)} />
        </g>
      </Step>
      <Step id="pontos" index={3}>
        <Limb lines={['fine', 'bold']} />
        <Opening />
        <path stroke="var(--ink)" strokeWidth="4" d={leg.bones} />
        <g fill="var(--paper)" stroke="var(--arc)" strokeWidth="7">
          {[hip, knee, ankle].map(({ x, y }) => (
            <circle key={x} r="15" cx={x} cy={y} />
          ))}
        </g>
      </Step>
    </Themed>
  );
}

interface StepProps {
  id: string;
  index: number;
  viewBox?: typeof viewBoxes.step | typeof viewBoxes.photo;
  children: ReactNode;
}

function Step({ id, index, viewBox = viewBoxes.step, children }: StepProps) {
  return (
    <>
      <view id={id} viewBox={viewBoxOf({ ...viewBox, top: viewBox.top + distance * index })} />
      <g transform={`translate(0 ${distance * index})`}>{children}</g>
    </>
  );
}

/** The line of 0 degrees, and the arc from there to the shank. */
function Opening() {
  return (
    <>
      <path stroke="var(--ink)" strokeWidth="3" strokeDasharray="8 10" d={leg.extension} />
      <path stroke="var(--arc)" strokeWidth="8" d={leg.arc} />
    </>
  );
}

/** The head of an arrow at the end of the arc, which opens against the clock. */
function arrowhead(): string {
  const shank = degrees(atan2(ankle.y - knee.y, ankle.x - knee.x));
  const tip = polar(knee, leg.radius, shank);
  const barb = (turn: number) => polar(tip, 28, shank + 90 + turn);
  const [start, end] = [barb(30), barb(-30)];
  return `M${start.x} ${start.y}L${tip.x} ${tip.y} ${end.x} ${end.y}`;
}
