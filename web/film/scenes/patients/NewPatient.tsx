import { newest } from '../../../shared/patients.ts';
import { Button, Field } from '../../ui/Controls.tsx';
import { linear, press, tween } from '../../ui/motion.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Text } from '../../ui/Text.tsx';
import { margin, type } from '../../ui/theme.ts';

/** When the new patient is saved. */
export const saved = 5;

const opened = 2.35;
const name = `Paciente ${newest.number}`;

/** The form of a new patient: a number instead of a name. The side belongs to a measurement. */
export function NewPatient({ t }: { t: number }) {
  const letters = Math.round(name.length * tween(t, opened + 0.5, opened + 1.2, linear));
  return (
    <Sheet t={t} at={opened} until={saved + 0.2} height={472}>
      <Text x={margin} y={104} size={type.title} weight={700}>
        Novo paciente
      </Text>
      <Field y={172} label="Identificação" value={name.slice(0, letters)} caret={t < saved - 0.6} />
      <Button y={332} label="Adicionar" pressed={press(t, saved)} />
    </Sheet>
  );
}
