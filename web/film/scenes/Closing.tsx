import { Mark } from '../ui/Mark.tsx';
import { inOut, tween } from '../ui/motion.ts';
import { Rise } from '../ui/Rise.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Text } from '../ui/Text.tsx';
import { color, type } from '../ui/theme.ts';
import { flexion } from './measures.ts';

/** The arc and the name, and that the film's patients are invented. */
export function Closing({ t }: { t: number }) {
  return (
    <Screen>
      <Mark
        x={360}
        y={560}
        size={240}
        limbs={tween(t, -0.6, 0)}
        ticks={tween(t, -0.6, 1, inOut)}
        angle={flexion * tween(t, -0.3, 1.2, inOut)}
      />
      <Rise t={t} at={-0.4}>
        <Text x={360} y={756} size={68} weight={700} anchor="middle">
          Goniometria
        </Text>
      </Rise>
      <Rise t={t} at={-0.25}>
        <Text x={360} y={832} size={68} weight={700} anchor="middle">
          Digital
        </Text>
      </Rise>
      <Rise t={t} at={0.1}>
        <Text x={360} y={912} size={type.lead} anchor="middle" fill={color.muted}>
          Medir, registrar, comparar e compartilhar
        </Text>
      </Rise>
      <Rise t={t} at={0.3}>
        <Text x={360} y={1208} size={type.small} anchor="middle" fill={color.muted}>
          Pacientes e medidas fictícios
        </Text>
      </Rise>
    </Screen>
  );
}
