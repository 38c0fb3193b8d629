import { Mark } from '../ui/Mark.tsx';
import { inOut, tween } from '../ui/motion.ts';
import { Rise } from '../ui/Rise.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Text } from '../ui/Text.tsx';
import { Title } from '../ui/Title.tsx';
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
      <Title t={t} at={-0.4} line="Medir, registrar, comparar e compartilhar" />
      <Rise t={t} at={0.3}>
        <Text x={360} y={1208} size={type.small} anchor="middle" fill={color.muted}>
          Pacientes e medidas fictícios
        </Text>
      </Rise>
    </Screen>
  );
}
