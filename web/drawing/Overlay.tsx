import type { Landmarks } from '../shared/figure/measurement.ts';
import { angleAtAxis } from '../shared/figure/threePoints.ts';
import { arcPath, heading, mix, mixPoints, type Point, polar } from '../shared/geometry/geometry.ts';
import { At } from './At.tsx';
import { photoColor } from './photoColor.ts';
import { px } from './px.ts';

/** All of the measurement. */
export const whole = { hip: 1, knee: 1, ankle: 1, thigh: 1, shank: 1, extension: 1, arc: 1 };

/** How much of each part of the measurement is there, from 0 to 1; `spring` passes 1 for a moment. */
export type Drawn = typeof whole;

/** The knee's flexion in degrees that three marks make: from the thigh's extension to the shank. */
export function flexionOf({ hip, knee, ankle }: Landmarks): number {
  return angleAtAxis({ fixed: hip, axis: knee, moving: ankle });
}

/** Draws the goniometer over a photo: limbs, the thigh's extension, the arc with its ticks, and the marks. */
export function Overlay({ marks, drawn }: { marks: Landmarks; drawn: Drawn }) {
  const { hip, knee, ankle } = marks;
  const start = heading(hip, knee);
  const angle = flexionOf(marks) * drawn.arc;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {drawn.extension > 0 && <path {...dashes} d={line(knee, polar(knee, extension * drawn.extension, start))} />}
      {angle > 0.5 && <Arc centre={knee} start={start} angle={angle} />}
      <Bone from={hip} to={knee} drawn={drawn.thigh} />
      <Bone from={knee} to={ankle} drawn={drawn.shank} />
      <Mark at={hip} drawn={drawn.hip} />
      <Mark at={knee} drawn={drawn.knee} />
      <Mark at={ankle} drawn={drawn.ankle} />
    </g>
  );
}

/** The arc's radius and the extension's length, in pixels. */
const arcRadius = 132;
const extension = 176;

const dashes = { fill: 'none', stroke: photoColor.ink, strokeWidth: 4, strokeDasharray: '1 11' } as const;

function Arc({ centre, start, angle }: { centre: Point; start: number; angle: number }) {
  const arc = arcPath(centre, arcRadius, start, start - angle);
  const steps = Array.from({ length: Math.floor(angle / 5) }, (_, index) => (index + 1) * 5);
  const ticks = steps.map((step) => {
    const outer = step % 30 === 0 ? 28 : 19;
    return line(polar(centre, arcRadius + 10, start - step), polar(centre, arcRadius + outer, start - step));
  });
  return (
    <g fill="none">
      <path d={`${arc}L${centre.x} ${centre.y}Z`} fill={photoColor.light} fillOpacity={0.14} />
      <path d={ticks.join('')} stroke={photoColor.arc} strokeWidth={2.5} />
      <path d={arc} stroke={photoColor.arc} strokeWidth={7} />
    </g>
  );
}

/** The line along a bone. */
function Bone({ from, to, drawn }: { from: Point; to: Point; drawn: number }) {
  if (drawn === 0) return null;
  return <path d={line(from, mixPoints(from, to, drawn))} fill="none" stroke={photoColor.ink} strokeWidth={4} />;
}

/** A mark falls from half its height again and settles on its place. */
function Mark({ at, drawn }: { at: Point; drawn: number }) {
  if (drawn === 0) return null;
  return (
    <At x={at.x} y={at.y - 60 * (1 - drawn)} scale={mix(1.9, 1, drawn)} opacity={Math.min(1, drawn * 2)}>
      <circle r={17} fill={photoColor.shade} stroke={photoColor.arc} strokeWidth={7} />
    </At>
  );
}

function line(from: Point, to: Point): string {
  return `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`;
}
