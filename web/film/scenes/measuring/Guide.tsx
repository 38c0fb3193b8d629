import { Check } from 'lucide';
import { At } from '../../../drawing/At.tsx';
import { px } from '../../../drawing/px.ts';
import { legLandmarkNames } from '../../../shared/landmarkNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { during, mix, tween } from '../../ui/motion.ts';
import { Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { cue } from './marks.ts';

const { hip, knee, ankle } = legLandmarkNames;

const steps = [
  { name: 'Quadril', title: 'Marque o quadril', place: hip.fullName, from: -2, to: cue.hip },
  { name: 'Joelho', title: 'Marque o joelho', place: knee.fullName, from: cue.hip, to: cue.knee },
  { name: 'Tornozelo', title: 'Marque o tornozelo', place: ankle.fullName, from: cue.knee, to: cue.ankle },
] as const;

/** What is said while the limbs are drawn to the last point. */
const placed = { title: 'Pontos marcados', place: 'Quadril, joelho e tornozelo', from: cue.ankle, to: cue.measure };

/** How long a step's text stays after its touch, in seconds, before the next step's text appears. */
const turn = 0.45;

/** Asks for the three points, one after the other. */
export function Guide({ t }: { t: number }) {
  const gone = tween(t, cue.measure - 0.2, cue.measure + 0.2);
  return (
    <At opacity={1 - gone} x={-60 * gone}>
      {[...steps, placed].map(({ title, place, from, to }) => (
        <At
          key={title}
          opacity={during(t, from + turn, to + turn, 0.2)}
          x={40 * (1 - tween(t, from + turn, from + turn + 0.5))}
        >
          <Text x={40} y={984} size={44} weight={700}>
            {title}
          </Text>
          <Text x={40} y={1034} size={type.body} fill={color.muted}>
            {place}
          </Text>
        </At>
      ))}
      {steps.map(({ name, from, to }, index) => (
        <Step
          key={name}
          index={index}
          name={name}
          active={tween(t, from + turn, from + turn + 0.3)}
          done={tween(t, to, to + 0.3)}
        />
      ))}
    </At>
  );
}

function Step({ index, name, active, done }: { index: number; name: string; active: number; done: number }) {
  const x = 40 + index * 220;
  const strong = active > 0.5;
  return (
    <g transform={`translate(${x} 1096)`}>
      <rect width={200} height={8} rx={4} fill={color.line} />
      {done > 0 && <rect width={px(200 * done)} height={8} rx={4} fill={color.brand} />}
      <circle cx={24} cy={64} r={24} fill={done > 0.5 ? color.brand : strong ? color.brandSoft : color.sunken} />
      {done > 0.5 ? (
        <Icon icon={Check} x={24} y={64} size={mix(12, 30, done)} color={color.onBrand} />
      ) : (
        <Text x={24} y={73} size={26} weight={700} anchor="middle" fill={strong ? color.brandStrong : color.muted}>
          {`${index + 1}`}
        </Text>
      )}
      <Text x={60} y={74} size={28} weight={strong ? 600 : 400} fill={strong ? color.ink : color.muted}>
        {name}
      </Text>
    </g>
  );
}
