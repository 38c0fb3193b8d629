import { Button, Field, Option } from '../../ui/Controls.tsx';
import { press, tween } from '../../ui/motion.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, margin, type } from '../../ui/theme.ts';

/** When the new patient is saved. */
export const saved = 5;

const opened = 2.35;
const chosen = 4;
const name = 'Paciente 13';

/** The form of a new patient: a number instead of a name, and the side. */
export function NewPatient({ t }: { t: number }) {
  const letters = Math.round(name.length * Math.min(1, Math.max(0, (t - opened - 0.5) / 0.7)));
  return (
    <>
      <Sheet t={t} at={opened} until={saved + 0.2} height={632}>
        <Text x={margin} y={104} size={type.title} weight={700}>
          Novo paciente
        </Text>
        <Field y={172} label="Identificação" value={name.slice(0, letters)} caret={t < chosen} />
        <Text x={margin} y={336} size={type.small} weight={600} fill={color.muted}>
          Lado avaliado
        </Text>
        <Option
          x={40}
          y={356}
          width={312}
          label="Direito"
          selected={tween(t, chosen, chosen + 0.2)}
          pressed={press(t, chosen)}
        />
        <Option x={368} y={356} width={312} label="Esquerdo" selected={0} />
        <Button y={492} label="Adicionar" pressed={press(t, saved)} />
      </Sheet>
      <Touch t={t} at={chosen} x={230} y={1050} />
    </>
  );
}
