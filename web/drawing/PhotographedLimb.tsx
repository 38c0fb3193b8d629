import type { Figure } from '../shared/figure/figure.ts';
import { photoColor } from './photoColor.ts';

interface PhotographedLimbProps {
  figure: Figure;
  /** Tells this limb's definitions from those of another in the same frame. */
  name: string;
  /** Whether its sections are drawn as lines, too: not where they would lie nearer to each other than pixels. */
  scanned?: boolean;
}

/** Where the tone lies on each section, as dashes from its front: the light comes from above. */
const tones = ['0 6 130 9999', '0 12 92 9999', '0 15 58 9999', '0 18 30 9999'] as const;

/** A limb as a photograph shows it: broad strokes along its sections, blurred into one tone within the contour. */
export function PhotographedLimb({ figure, name, scanned = false }: PhotographedLimbProps) {
  return (
    <>
      <clipPath id={`${name}-limb`}>
        <path d={figure.contour} />
      </clipPath>
      <filter id={`${name}-blur`} filterUnits="userSpaceOnUse" x={-40} y={0} width={1040} height={680}>
        <feGaussianBlur stdDeviation={9} />
      </filter>
      <path d={figure.contour} fill={photoColor.light} fillOpacity={0.2} />
      <g clipPath={`url(#${name}-limb)`}>
        <g filter={`url(#${name}-blur)`} fill="none" stroke={photoColor.light} strokeWidth={15} strokeOpacity={0.17}>
          {tones.map((dashes) => (
            <path key={dashes} d={figure.sections} strokeDasharray={dashes} />
          ))}
        </g>
        {scanned && (
          <path d={figure.sections} fill="none" stroke={photoColor.line} strokeWidth={1.4} strokeOpacity={0.5} />
        )}
      </g>
      <path d={figure.contour} fill="none" stroke={photoColor.line} strokeWidth={2} strokeLinejoin="round" />
    </>
  );
}
