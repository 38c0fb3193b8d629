import { ChevronLeft, Plus, Search, X } from 'lucide';
import { At } from '../../drawing/At.tsx';
import { px } from '../../drawing/px.ts';
import { Icon } from '../ui/Icon.tsx';
import { Keypad, keyCentre, keypadHeight } from '../ui/Keypad.tsx';
import { inOut, press, spring, tween } from '../ui/motion.ts';
import { Pressable } from '../ui/Pressable.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Text } from '../ui/Text.tsx';
import { Touch } from '../ui/Touch.tsx';
import { color, frame, margin, radius, type } from '../ui/theme.ts';
import { NewPatient, saved } from './patients/NewPatient.tsx';
import { PatientList, typed } from './patients/PatientList.tsx';

/** When the add button, the search field and the found patient are touched, in seconds. */
const add = 2.1;
const search = 7.2;
const open = 10.5;

/** The list of patients: one is added, and another is searched for and opened. */
export function Patients({ t }: { t: number }) {
  const lifted = tween(t, search + 0.1, search + 0.6, inOut);
  return (
    <Screen>
      <PatientList t={t} top={360 - 96 * lifted} pressed={press(t, open)} />
      <rect width={frame.width} height={344 - 96 * lifted} fill={color.paper} />
      <At y={-40 * lifted} opacity={1 - lifted * 1.6}>
        <Text x={margin} y={180} size={type.display} weight={700}>
          Pacientes
        </Text>
      </At>
      <SearchField y={224 - 112 * lifted} t={t} focus={lifted} />
      <AddButton t={t} hidden={lifted} />
      {lifted > 0 && <Keypad y={frame.height - keypadHeight * lifted} t={t} typed={typed} />}
      <NewPatient t={t} />
      <Touch t={t} at={add} x={624} y={1168} />
      <Touch t={t} at={saved} x={450} y={1170} />
      <Touch t={t} at={search} x={330} y={270} />
      {typed.map(({ digit, at }) => (
        <Touch key={at} t={t} at={at} {...keyCentre(digit)} />
      ))}
      <Touch t={t} at={open} x={420} y={326} />
    </Screen>
  );
}

function SearchField({ y, t, focus }: { y: number; t: number; focus: number }) {
  const value = typed.filter(({ at }) => t >= at).map(({ digit }) => digit);
  const left = margin + 56 * focus;
  const caret = focus > 0.5 && (t % 1 < 0.6 || value.length === 0);
  return (
    <At y={y}>
      {focus > 0 && (
        <At opacity={focus}>
          <Icon icon={ChevronLeft} x={52} y={44} size={48} color={color.ink} />
        </At>
      )}
      <rect
        x={px(left)}
        y={1}
        width={px(frame.width - margin - left)}
        height={86}
        rx={radius.control}
        fill={color.surface}
        stroke={focus > 0.5 ? color.brand : color.border}
        strokeWidth={focus > 0.5 ? 3 : 2}
      />
      <Icon icon={Search} x={left + 44} y={44} color={color.muted} />
      <Text x={left + 84} y={55} size={type.lead} fill={value.length > 0 ? color.ink : color.muted}>
        {value.length > 0 ? value.join('') : caret ? '' : 'Buscar paciente'}
        {caret && <tspan fill={color.brand}>|</tspan>}
      </Text>
      {value.length > 0 && <Icon icon={X} x={640} y={44} color={color.muted} />}
    </At>
  );
}

function AddButton({ t, hidden }: { t: number; hidden: number }) {
  const scale = tween(t, 0.2, 0.9, spring) * (1 - hidden);
  return (
    <At x={624} y={1168} scale={scale}>
      <Pressable x={-56} y={-56} width={112} height={112} pressed={3 * press(t, add)}>
        <rect width={112} height={112} rx={36} fill={color.brand} />
        <Icon icon={Plus} x={56} y={56} size={52} color={color.onBrand} />
      </Pressable>
    </At>
  );
}
