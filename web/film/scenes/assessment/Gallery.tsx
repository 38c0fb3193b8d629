import { Leg } from '../../../src/figure/Leg.tsx';
import { tween } from '../../ui/motion.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { margin, type } from '../../ui/theme.ts';

/** When 'Importar foto' is touched, and when the gallery is pulled down again. */
export const opened = 8;
const closed = 9.95;

const walls = ['#E6DECF', '#DCE6E4', '#E9E0DA'] as const;
const skins = ['#D9A583', '#9C6B4A', '#C48A66', '#EBC3A6', '#7C5238'] as const;
const cloths = ['#2B5C78', '#7A4A5E', '#3E6B4F', '#444F63'] as const;
const flexions = [20, 95, 60, 0, 120, 45, 80, 110, 10] as const;

/** The gallery: drawn photos of other legs. It is shown as a way to a photo, and closed for the camera. */
export function Gallery({ t }: { t: number }) {
  return (
    <>
      <Sheet t={t} at={opened + 0.2} until={closed + 0.1} height={920}>
        <Text x={margin} y={108} size={type.title} weight={700}>
          Galeria
        </Text>
        {flexions.map((flexion, index) => (
          <Thumb key={flexion} index={index} flexion={flexion} />
        ))}
      </Sheet>
      <Touch t={t} at={closed} to={closed + 0.4} x={360} y={390 + 700 * tween(t, closed + 0.1, closed + 0.5)} />
    </>
  );
}

/** A small photo of a standing leg. */
function Thumb({ index, flexion }: { index: number; flexion: number }) {
  const [x, y] = [margin + (index % 3) * 216, 152 + Math.floor(index / 3) * 248];
  const palette = {
    skin: skins[(index * 2) % skins.length] ?? skins[0],
    limb: '#3A2016',
    cloth: cloths[(index * 3) % cloths.length] ?? cloths[0],
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={`thumb-${index}`}>
        <rect width={208} height={232} rx={16} />
      </clipPath>
      <g clipPath={`url(#thumb-${index})`}>
        <rect width={208} height={232} fill={walls[index % walls.length]} />
        <rect y={200} width={208} height={40} fill="#C9BBA4" />
        <g transform="translate(120 112) scale(0.46)">
          <Leg flexion={flexion} palette={palette} />
        </g>
      </g>
    </g>
  );
}
