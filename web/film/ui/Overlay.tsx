import { arcPath, type Point, polar } from '../../src/figure/geometry.ts';
import { At } from './At.tsx';
import { mix, px } from './motion.ts';
import { color } from './theme.ts';

/** Three points on a photo: the ends of the two limbs and the joint between them. */
export interface Marks {
  hip: Point;
  knee: Point;
  ankle: Point;
}

/** How much of each part of the measurement is there, from 0 to 1; `spring` passes 1 for a moment. */
export interface Drawn {
  hip: number;
  knee: number;
  ankle: number;
  thigh: number;
  shank: number;
  extension: number;
  /** The part of the angle that the arc spans. */
  arc: number;
}

/** The knee's flexion in degrees that three marks make: what is left of the straight line. */
export function flexionOf({ hip, knee, ankle }: Marks): number {
  return heading(knee, ankle) - heading(hip, knee);
}

/** Draws the goniometer over a photo: limbs, the thigh's extension, the arc with its ticks, and the marks. */
export function Overlay({ marks, drawn }: { marks: Marks; drawn: Drawn }) {
  const { hip, knee, ankle } = marks;
  const start = heading(hip, knee) - 90;
  const angle = flexionOf(marks) * drawn.arc;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {drawn.extension > 0 && <path {...dashes} d={line(knee, polar(knee, extension * drawn.extension, start))} />}
      {angle > 0.5 && <Arc centre={knee} start={start} angle={angle} />}
      <Limb from={hip} to={knee} drawn={drawn.thigh} />
      <Limb from={knee} to={ankle} drawn={drawn.shank} />
      <Mark at={hip} drawn={drawn.hip} />
      <Mark at={knee} drawn={drawn.knee} />
      <Mark at={ankle} drawn={drawn.ankle} />
    </g>
  );
}

/** The arc's radius and the extension's length, in pixels. */
const arcRadius = 150;
const extension = 214;

const dashes = { fill: 'none', stroke: color.ink, strokeWidth: 5, strokeDasharray: '2 12' } as const;

function Arc({ centre, start, angle }: { centre: Point; start: number; angle: number }) {
  const arc = arcPath(centre, arcRadius, start, start + angle);
  const steps = Array.from({ length: Math.floor(angle / 10) + 1 }, (_, index) => index * 10);
  const ticks = steps.map((step) => {
    const outer = step % 30 === 0 ? 34 : 26;
    return line(polar(centre, arcRadius + 15, start + step), polar(centre, arcRadius + outer, start + step));
  });
  return (
    <g fill="none">
      <path d={`${arc}L${centre.x} ${centre.y}Z`} fill={color.arc} fillOpacity={0.16} />
      <path d={ticks.join('')} stroke={color.arcText} strokeWidth={3} />
      <path d={arc} stroke={color.surface} strokeWidth={14} />
      <path d={arc} stroke={color.arc} strokeWidth={8} />
    </g>
  );
}

function Limb({ from, to, drawn }: { from: Point; to: Point; drawn: number }) {
  if (drawn === 0) return null;
  const end = { x: mix(from.x, to.x, drawn), y: mix(from.y, to.y, drawn) };
  return (
    <g fill="none">
      <path d={line(from, end)} stroke={color.surface} strokeOpacity={0.9} strokeWidth={11} />
      <path d={line(from, end)} stroke={color.ink} strokeWidth={5} />
    </g>
  );
}

/** A mark falls from half its height again and settles on its place. */
function Mark({ at, drawn }: { at: Point; drawn: number }) {
  if (drawn === 0) return null;
  return (
    <At x={at.x} y={at.y - 60 * (1 - drawn)} scale={mix(1.9, 1, drawn)} opacity={Math.min(1, drawn * 2)}>
      <circle r={19} fill={color.surface} stroke={color.arc} strokeWidth={7} />
      <circle r={4} fill={color.ink} />
    </At>
  );
}

/** The direction from one point to another, in degrees clockwise from the right. */
function heading(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

function line(from: Point, to: Point): string {
  return `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`;
}
