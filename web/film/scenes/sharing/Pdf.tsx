import { Overlay, whole } from '../../../drawing/Overlay.tsx';
import { px } from '../../../drawing/px.ts';
import { appName } from '../../../shared/appName.ts';
import { dateOf, dayOf } from '../../../shared/patients.ts';
import { Gauge } from '../../ui/Gauge.tsx';
import { inOut, tween } from '../../ui/motion.ts';
import { landmarks, Photo, photo } from '../../ui/Photo.tsx';
import { Rise } from '../../ui/Rise.tsx';
import { Degrees, Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { assessment, assessments, date, movement, patientName } from '../measures.ts';
import { MeasureTable } from './MeasureTable.tsx';

/** The page on the screen, in pixels. */
export const page = { x: 48, y: 192, width: 624, height: 888 } as const;

/** What the report says about the assessment. */
const facts = [
  { name: 'Avaliação', value: `${assessment}ª` },
  { name: 'Data', value: dateOf(date) },
] as const;

/** The page of the report, which builds itself from top to bottom. `t`: seconds since it began. */
export function Pdf({ t }: { t: number }) {
  return (
    <>
      <rect x={-3} y={6} width={page.width + 6} height={page.height + 4} rx={12} fill={color.ink} fillOpacity={0.06} />
      <rect width={page.width} height={page.height} rx={8} fill={color.surface} stroke={color.line} strokeWidth={2} />
      <Rise t={t} at={0} from={12}>
        <Text x={40} y={66} size={28} weight={700}>
          Relatório de goniometria
        </Text>
        <Text x={40} y={102} size={type.small} fill={color.muted}>
          {appName}
        </Text>
      </Rise>
      <path d={`M40 128H${px(40 + 544 * tween(t, 0.1, 0.5, inOut))}`} stroke={color.ink} strokeWidth={3} />
      <Rise t={t} at={0.1} from={12}>
        <Text x={40} y={176} size={type.lead} weight={600}>
          {patientName}
        </Text>
      </Rise>
      {facts.map(({ name, value }, index) => (
        <Rise key={name} t={t} at={0.2 + 0.1 * index} y={218 + index * 40} from={12}>
          <Text x={40} y={0} size={type.small} fill={color.muted}>
            {name}
          </Text>
          <Text x={184} y={0} size={type.small}>
            {value}
          </Text>
        </Rise>
      ))}
      <Rise t={t} at={0.3} from={12}>
        <MeasuredPhoto />
      </Rise>
      <MeasureTable t={t} at={0.6} />
      <Rise t={t} at={1.1} from={12}>
        <Text x={40} y={662} size={type.small} weight={600}>
          {`Evolução da ${movement.toLowerCase()}`}
        </Text>
      </Rise>
      <Evolution t={t} at={1.2} />
      <Signature t={t} at={2} />
    </>
  );
}

/** The photo with its points, as it was measured. */
function MeasuredPhoto() {
  const [width, height] = [188, 212];
  return (
    <g transform="translate(396 144)">
      <clipPath id="report-photo">
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath="url(#report-photo)">
        <g transform={`scale(${width / photo.width}) translate(0 -${photo.height - (height * photo.width) / width})`}>
          <Photo small />
          <Overlay marks={landmarks} drawn={whole} />
        </g>
      </g>
    </g>
  );
}

/** A measurement for each assessment, drawn at its angle, and its day. */
function Evolution({ t, at }: { t: number; at: number }) {
  return assessments.map(({ angle, date }, index) => {
    const begins = at + index * 0.14;
    return (
      <Rise key={angle} t={t} at={begins} x={92 + index * 110} y={738} from={0}>
        <Gauge r={42} angle={angle * tween(t, begins, begins + 0.5)} stroke={4} />
        <Degrees value={angle} x={4} y={40} size={type.small} weight={600} anchor="middle" fill={color.arcText} />
        <Text x={4} y={72} size={type.small} anchor="middle" fill={color.muted}>
          {dayOf(date)}
        </Text>
      </Rise>
    );
  });
}

/** The lines on which the professional signs and writes the number of the licence. */
function Signature({ t, at }: { t: number; at: number }) {
  return (
    <Rise t={t} at={at} from={12}>
      <path d="M40 836H384M408 836H584" stroke={color.ink} strokeWidth={2} />
      <Text x={40} y={868} size={type.small} fill={color.muted}>
        Fisioterapeuta responsável
      </Text>
      <Text x={408} y={868} size={type.small} fill={color.muted}>
        CREFITO nº
      </Text>
    </Rise>
  );
}
