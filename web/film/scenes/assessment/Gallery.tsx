import { PhotographedLimb } from '../../../drawing/PhotographedLimb.tsx';
import { photoColor } from '../../../drawing/photoColor.ts';
import { drawFigure } from '../../../shared/figure/figure.ts';
import { table } from '../../../shared/figure/pose.ts';
import { tween } from '../../ui/motion.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { margin, type } from '../../ui/theme.ts';

/** When 'Importar foto' is touched, and when the gallery is pulled down again. */
export const opened = 8;
const closed = 9.95;

/** The photos: a leg each, with the knee bent to these degrees. */
const figures = [20, 95, 60, 5, 120, 45, 80, 110, 10].map((flexion) => drawFigure(flexion));
const grounds = [photoColor.field, photoColor.glow, photoColor.shade] as const;

/** The gallery: drawn photos of other legs. It is shown as a way to a photo, and closed for the camera. */
export function Gallery({ t }: { t: number }) {
  return (
    <>
      <Sheet t={t} at={opened + 0.2} until={closed + 0.1} height={920}>
        <Text x={margin} y={108} size={type.title} weight={700}>
          Galeria
        </Text>
        {figures.map(({ flexion }, index) => (
          <Thumb key={flexion} index={index} />
        ))}
      </Sheet>
      <Touch t={t} at={closed} to={closed + 0.4} x={360} y={390 + 700 * tween(t, closed + 0.1, closed + 0.5)} />
    </>
  );
}

/** A small photo with the knee in its middle. */
function Thumb({ index }: { index: number }) {
  const figure = figures[index];
  if (!figure) return null;
  const [x, y] = [margin + (index % 3) * 216, 152 + Math.floor(index / 3) * 248];
  const { knee } = figure.landmarks;
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={`thumb-${index}`}>
        <rect width={208} height={232} rx={16} />
      </clipPath>
      <g clipPath={`url(#thumb-${index})`}>
        <rect width={208} height={232} fill={grounds[(index * 2) % 3]} />
        <g transform={`translate(104 116) scale(0.34) translate(${-knee.x} ${-knee.y})`}>
          <rect x={-400} y={table} width={1800} height={400} fill={photoColor.shade} />
          <PhotographedLimb figure={figure} name={`thumb-${index}`} />
        </g>
      </g>
    </g>
  );
}
