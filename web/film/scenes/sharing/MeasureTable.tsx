import { adm, dayOf } from '../../../shared/patients.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { chosenFor, measures, type Result } from '../measures.ts';

/** Where the table's columns begin, or end: the last one is set from the right. */
const columns = { joint: 40, movement: 264, angle: 584 } as const;

const lineHeight = 74;

/** The report's table: the measures by joint and movement, all of one ADM, each with its assessment, day and position. */
export function MeasureTable({ t, at }: { t: number; at: number }) {
  return (
    <>
      <Head t={t} at={at} />
      {measures.map((measure, index) => (
        <Line key={measure.name} t={t} at={at + 0.15 * (index + 1)} y={408 + index * lineHeight} {...measure} />
      ))}
    </>
  );
}

/** The names of the table's columns. */
function Head({ t, at }: { t: number; at: number }) {
  return (
    <>
      <path d="M40 408H584" stroke={color.ink} strokeWidth={2} />
      <Rise t={t} at={at} y={394} from={12}>
        <Text x={columns.joint} y={0} size={type.small} weight={600}>
          Articulação
        </Text>
        <Text x={columns.movement} y={0} size={type.small} weight={600}>
          Movimento
        </Text>
        <Text x={columns.angle} y={0} size={type.small} weight={600} anchor="end">
          {`ADM ${adm}`}
        </Text>
      </Rise>
    </>
  );
}

/** A row of the table: its rule is there before its measure. */
function Line({ t, at, y, ...measure }: Result & { t: number; at: number; y: number }) {
  const { joint, movement, angle, date, assessment, position } = measure;
  return (
    <>
      <path d={`M40 ${y + lineHeight}H584`} stroke={color.line} strokeWidth={2} />
      <Rise t={t} at={at} y={y} from={12}>
        <Text x={columns.joint} y={30} size={type.small}>
          {joint}
        </Text>
        <Text x={columns.movement} y={30} size={type.small}>
          {chosenFor(movement)}
        </Text>
        <Text x={columns.joint} y={62} size={type.small} fill={color.muted}>
          {`Avaliação ${assessment}, ${dayOf(date)}`}
        </Text>
        <Text x={columns.angle} y={62} size={type.small} fill={color.muted} anchor="end">
          {position}
        </Text>
        <Text x={columns.angle} y={31} size={28} weight={700} anchor="end" fill={color.arcText}>
          {movement === 'Déficit de extensão' ? `déficit de ${angle}°` : `${angle}°`}
        </Text>
      </Rise>
    </>
  );
}
