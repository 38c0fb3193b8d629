import type { Figure } from '../../shared/figure/figure.ts';
import { figure as wholeFigure } from './Plate.tsx';

interface PlateLimbProps {
  figure?: Figure;
  weight: number;
  /** The width of the strokes that shade it like a photograph: about twice the distance between two sections. */
  tone?: number;
  lines?: boolean;
}

/** The lines where the front of the limb lies in the light: in a photograph and on a dark ground. */
const lit = `
.thin { stroke-opacity: .5 }
.middle { stroke-dasharray: 104 9999 }
.thick { stroke-dasharray: 58 9999 }
`;
/** The lines on paper, where the back of the limb lies in the shade. */
const shaded = `
.thin { stroke-opacity: .7 }
.middle { stroke-dasharray: 0 48 9999 }
.thick { stroke-dasharray: 0 78 9999 }
@media (prefers-color-scheme: dark) {${lit}}
`;

/** The limb with its sections: thin lines, and thicker ones on its lit or its shaded side. */
export function PlateLimb({ figure = wholeFigure, weight, tone, lines = true }: PlateLimbProps) {
  return (
    <>
      <clipPath id="limb">
        <path id="contour" d={figure.contour} />
      </clipPath>
      <use
        href="#contour"
        fill={`var(--${tone ? 'paper' : 'surface'})`}
        stroke="var(--ring)"
        strokeWidth={0.9 * weight}
      />
      <g clipPath="url(#limb)" stroke="var(--ring)">
        <defs>
          <path id="sections" d={figure.sections} />
        </defs>
        {tone && <Tone width={tone} />}
        {lines && (
          <>
            <style>{tone ? lit : shaded}</style>
            <use href="#sections" className="thin" strokeWidth={0.55 * weight} />
            <use href="#sections" className="middle" strokeWidth={0.75 * weight} strokeOpacity="0.8" />
            <use href="#sections" className="thick" strokeWidth={1.1 * weight} />
          </>
        )}
      </g>
    </>
  );
}

/** Wide strokes of the sections, shorter and shorter, out of focus. */
function Tone({ width }: { width: number }) {
  return (
    <>
      <filter id="blur">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <g filter="url(#blur)" strokeWidth={width} strokeOpacity="0.14">
        <use href="#sections" strokeDasharray="0 6 130 9999" />
        <use href="#sections" strokeDasharray="0 12 92 9999" />
        <use href="#sections" stroke="var(--muted)" strokeDasharray="0 15 58 9999" />
        <use href="#sections" stroke="var(--muted)" strokeDasharray="0 18 30 9999" />
      </g>
    </>
  );
}
