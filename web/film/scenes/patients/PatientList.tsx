import { ChevronRight } from 'lucide';
import { At } from '../../../drawing/At.tsx';
import { px } from '../../../drawing/px.ts';
import { patients } from '../../../shared/allPatients.ts';
import { followed, jointOf, newest, type Patient } from '../../../shared/patients.ts';
import { Disc } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Keystroke } from '../../ui/Keypad.tsx';
import { inOut, linear, mix, out, tween } from '../../ui/motion.ts';
import { Text } from '../../ui/Text.tsx';
import { color, frame, type } from '../../ui/theme.ts';
import { assessment } from '../measures.ts';

/** When the new patient's row enters the list. */
const added = 5.6;

/** What is typed into the search. */
export const typed: readonly Keystroke[] = Array.from(`${followed.patient.number}`, (digit, index) => {
  return { digit, at: 8.3 + 0.8 * index };
});

/** The patients before and after one is added. The newest comes first. */
const earlier = patients.filter((patient) => patient !== newest);
const all = [newest, ...earlier];

/** The list after each change: which patients it shows, in which order. */
const states: readonly { at: number; order: readonly Patient[] }[] = [
  { at: -1, order: earlier },
  { at: added, order: all },
  ...typed.map(({ at }, index) => ({ at, order: matching(typed.slice(0, index + 1)) })),
];

/** What is under each patient's number, before the film's own assessment. */
function detailOf(patient: Patient): string {
  const [main] = patient.series;
  if (!main) return 'Nenhuma avaliação ainda';
  const count = patient === followed.patient ? assessment - 1 : patient.assessments.length;
  return `${jointOf(main)} · ${count} ${count === 1 ? 'avaliação' : 'avaliações'}`;
}

/** The height of a row, in pixels. */
const rowHeight = 120;

interface PatientListProps {
  t: number;
  /** Where the first row begins. */
  top: number;
  /** How far the row at the head is pressed, 0 to 1. */
  pressed: number;
}

/** The rows, each on its way from its place in the list before to its place after the last change. */
export function PatientList({ t, top, pressed }: PatientListProps) {
  const index = states.findLastIndex(({ at }) => t >= at);
  const order = states[index]?.order ?? [];
  const before = states[index - 1]?.order ?? order;
  const changed = states[index]?.at ?? 0;
  const way = tween(t, changed + 0.14, changed + 0.6, inOut);
  const leaving = tween(t, changed, changed + 0.18, linear);
  return [...new Set([...before, ...order])].map((patient) => {
    const [from, to] = [before.indexOf(patient), order.indexOf(patient)];
    const place = to < 0 ? from : mix(from < 0 ? to : from, to, way);
    const seen = to < 0 ? 1 - leaving : mix(from < 0 ? 0 : 1, 1, way);
    const entering = tween(t, -0.8 + 0.05 * place, 0.05 + 0.05 * place, out);
    if (place > 8) return null;
    const fresh = patient === newest ? tween(t, added, added + 0.3) - tween(t, added + 0.9, added + 2, inOut) : 0;
    return (
      <At key={patient.number} y={top + place * rowHeight + 60 * (1 - entering)} opacity={seen}>
        <Row patient={patient} tint={Math.max(to === 0 ? pressed : 0, fresh)} />
      </At>
    );
  });
}

/** A row as wide as the screen, with a hairline under its text. `tint`, from 0 to 1, highlights a pressed or new row. */
function Row({ patient, tint }: { patient: Patient; tint: number }) {
  return (
    <>
      {tint > 0 && <rect width={frame.width} height={rowHeight} fill={color.brandSoft} opacity={px(tint)} />}
      <g transform="translate(80 60)">
        <Disc text={`${patient.number}`} />
      </g>
      <Text x={144} y={54} size={type.lead} weight={600}>
        {`Paciente ${patient.number}`}
      </Text>
      <Text x={144} y={92} size={type.small} fill={color.muted}>
        {detailOf(patient)}
      </Text>
      <Icon icon={ChevronRight} x={664} y={60} size={36} color={color.muted} />
      <path d={`M144 ${rowHeight}H680`} stroke={color.line} strokeWidth={2} />
    </>
  );
}

function matching(strokes: readonly Keystroke[]): Patient[] {
  const query = strokes.map(({ digit }) => digit).join('');
  return all.filter(({ number }) => `${number}`.includes(query));
}
