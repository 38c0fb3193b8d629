import { arcPath, type Point, polar } from './geometry.ts';
import { Leg, type LegPalette } from './Leg.tsx';

/** The largest flexion that the drawing shows, in degrees: the knee's usual active range. */
export const maxFlexion = 140;

/** The colours of the drawing: CSS variables on the site, plain values in the film. */
export interface FigurePalette extends LegPalette {
  arc: string;
  ticks: string;
  ground: string;
}

/** The pivot, the hip's and the ankle's distance from it, and the arc's radius, in user units. */
export const knee = { pivot: { x: 0, y: 0 }, thigh: 190, shank: 186, arc: 112 } as const;

/**
 * A leg in profile, facing right, with the goniometer over it: two limbs, their pivot at the knee and the
 * arc between the thigh's line and the shank. The origin is the knee; draw it in a viewBox from -250 to 110
 * across and -240 to 240 down. `flexion` is in degrees, 0 with the leg straight.
 */
export function Knee({ flexion, palette, arcClass }: KneeProps) {
  const hip = { x: 0, y: -knee.thigh };
  const ankle = polar(knee.pivot, knee.shank, flexion);
  const straight = polar(knee.pivot, knee.shank, 0);
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Leg flexion={flexion} palette={palette} />
      <path fill="none" stroke={palette.ticks} strokeWidth={2} d={ticksPath(knee.pivot, knee.arc + 8)} />
      <path fill={palette.arc} fillOpacity={0.12} d={`${arcPath(knee.pivot, knee.arc, 0, flexion)}L0 0Z`} />
      <g fill="none" stroke={palette.limb} strokeWidth={3}>
        <path d={line(knee.pivot, straight)} strokeDasharray="2 9" />
        <path d={line(hip, knee.pivot)} />
        <path d={line(knee.pivot, ankle)} />
      </g>
      <path
        className={arcClass}
        pathLength={1}
        fill="none"
        stroke={palette.arc}
        strokeWidth={6}
        d={arcPath(knee.pivot, knee.arc, 0, flexion)}
      />
      <Landmark at={hip} palette={palette} />
      <Landmark at={ankle} palette={palette} />
      <Landmark at={knee.pivot} palette={palette} />
    </g>
  );
}

interface KneeProps {
  flexion: number;
  palette: FigurePalette;
  /** A class for the measured arc, whose length counts as 1, so that a style sheet can draw it. */
  arcClass?: string;
}

/** The protractor's ticks about `centre`, one every 10 degrees up to `maxFlexion`, longer every 30. */
function ticksPath(centre: Point, radius: number): string {
  const degrees = Array.from({ length: maxFlexion / 10 + 1 }, (_, index) => index * 10);
  const marks = degrees.map((degree) => {
    const length = degree % 30 === 0 ? 14 : 8;
    return line(polar(centre, radius, degree), polar(centre, radius + length, degree));
  });
  return marks.join('');
}

function Landmark({ at, palette }: { at: Point; palette: FigurePalette }) {
  return <circle cx={at.x} cy={at.y} r={9} fill={palette.ground} stroke={palette.arc} strokeWidth={4} />;
}

function line(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
