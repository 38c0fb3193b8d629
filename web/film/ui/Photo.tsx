import { PhotographedLimb } from '../../drawing/PhotographedLimb.tsx';
import { photoColor } from '../../drawing/photoColor.ts';
import { drawFigure } from '../../shared/figure/figure.ts';
import { table, type View } from '../../shared/figure/pose.ts';
import type { Point } from '../../shared/geometry/geometry.ts';
import { followed } from '../../shared/patients.ts';

/** The picture's size in pixels. What is drawn reaches a little beyond it, because the camera sways. */
export const photo = { width: 720, height: 900 } as const;

/** The hip stays at one place, whatever the flexion. */
const view: View = { width: 740, heel: -400, follow: 0 };
/** The treatment table's upper edge in the picture, and the leg's scale and corner. */
const edge = 716;
const scale = 0.92;
const corner = { x: 36, y: edge - table * scale } as const;

const leg = drawFigure(followed.latest.angle, view);

/** Where the greater trochanter, the lateral epicondyle and the lateral malleolus are in the picture. */
export const landmarks = {
  hip: inPicture(leg.landmarks.hip),
  knee: inPicture(leg.landmarks.knee),
  ankle: inPicture(leg.landmarks.ankle),
} as const;

/** A drawn photo: a left leg from its side, its foot on the table, scanned as in the hero unless it is `small`. */
export function Photo({ small = false }: { small?: boolean }) {
  return (
    <>
      <Studio />
      <g transform={`translate(${corner.x} ${corner.y}) scale(${scale})`}>
        <PhotographedLimb figure={leg} name="photo" scanned={!small} />
      </g>
    </>
  );
}

/** The studio's field, lit behind the limb, and the treatment table. */
function Studio() {
  return (
    <>
      <radialGradient id="studio" gradientUnits="userSpaceOnUse" cx={430} cy={440} r={640}>
        <stop offset={0} stopColor={photoColor.glow} />
        <stop offset={0.5} stopColor={photoColor.field} />
        <stop offset={1} stopColor={photoColor.shade} />
      </radialGradient>
      <rect x={-60} y={-60} width={840} height={1020} fill="url(#studio)" />
      <g transform={`translate(0 ${edge})`}>
        <path d="M70 74H110L96 244H60ZM610 74H650L660 244H624Z" fill={photoColor.shade} />
        <rect x={-90} width={900} height={76} rx={22} fill={photoColor.shade} />
        <path d="M-90 0H810" stroke={photoColor.line} strokeWidth={3} />
      </g>
    </>
  );
}

function inPicture({ x, y }: Point): Point {
  return { x: corner.x + x * scale, y: corner.y + y * scale };
}
