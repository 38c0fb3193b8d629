import { At } from '../../shared/drawing/At.tsx';
import { Button } from '../ui/Controls.tsx';
import { Mark } from '../ui/Mark.tsx';
import { inOut, linear, mix, press, tween } from '../ui/motion.ts';
import { Rise } from '../ui/Rise.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Degrees, Text } from '../ui/Text.tsx';
import { Touch } from '../ui/Touch.tsx';
import { color, type } from '../ui/theme.ts';
import { flexion } from './measures.ts';

/** The arc draws itself and counts; the name, one line and the way in follow. */
export function Opening({ t }: { t: number }) {
  const angle = flexion * tween(t, 0.9, 2.9, inOut);
  const lift = tween(t, 2.9, 3.9, inOut);
  return (
    <Screen>
      <Mark
        x={mix(372, 360, lift)}
        y={mix(690, 520, lift)}
        size={mix(270, 240, lift)}
        limbs={tween(t, -0.5, 0.7)}
        ticks={tween(t, 0.3, 2.4, inOut)}
        angle={angle}
      />
      <At y={mix(860, 640, lift)} opacity={tween(t, 0.8, 1.1, linear) * (1 - tween(t, 2.9, 3.3, linear))}>
        <Degrees value={angle} x={360} y={0} size={112} weight={700} anchor="middle" fill={color.arcText} />
      </At>
      <Rise t={t} at={3.5}>
        <Text x={360} y={716} size={68} weight={700} anchor="middle">
          Goniometria
        </Text>
      </Rise>
      <Rise t={t} at={3.65}>
        <Text x={360} y={792} size={68} weight={700} anchor="middle">
          Digital
        </Text>
      </Rise>
      <Rise t={t} at={4}>
        <Text x={360} y={866} size={type.lead} anchor="middle" fill={color.muted}>
          Ângulos articulares a partir de uma foto
        </Text>
      </Rise>
      <Rise t={t} at={4.6} y={1104}>
        <Button y={0} label="Começar" pressed={press(t, 6.9)} />
      </Rise>
      <Touch t={t} at={6.9} x={470} y={1152} />
    </Screen>
  );
}
