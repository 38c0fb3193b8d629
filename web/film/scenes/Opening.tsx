import { At } from '../../drawing/At.tsx';
import { tagline } from '../../shared/timeline.ts';
import { Mark } from '../ui/Mark.tsx';
import { inOut, linear, mix, tween } from '../ui/motion.ts';
import { Screen } from '../ui/Screen.tsx';
import { Degrees } from '../ui/Text.tsx';
import { Title } from '../ui/Title.tsx';
import { color } from '../ui/theme.ts';
import { flexion } from './measures.ts';

/** The arc draws itself and counts; the name and one line follow. The app may ask for an account, so no button leads on. */
export function Opening({ t }: { t: number }) {
  const angle = flexion * tween(t, 0.9, 2.9, inOut);
  const lift = tween(t, 3.5, 4.5, inOut);
  return (
    <Screen>
      <Mark
        x={mix(372, 360, lift)}
        y={mix(690, 560, lift)}
        size={mix(270, 240, lift)}
        limbs={tween(t, -0.5, 0.7)}
        ticks={tween(t, 0.3, 2.4, inOut)}
        angle={angle}
      />
      <At y={mix(860, 680, lift)} opacity={tween(t, 0.8, 1.1, linear) * (1 - tween(t, 3.5, 3.9, linear))}>
        <Degrees value={angle} x={360} y={0} size={112} weight={700} anchor="middle" fill={color.arcText} />
      </At>
      <Title t={t} at={4.1} line={tagline} />
    </Screen>
  );
}
