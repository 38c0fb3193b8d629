import { Rise } from '../../ui/At.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { inOut, px, tween } from '../../ui/motion.ts';
import { Overlay, whole } from '../../ui/Overlay.tsx';
import { landmarks, Photo, photo } from '../../ui/Photo.tsx';
import { Degrees, Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { assessments, type Measure, measures } from '../measures.ts';

/** The page on the screen, in pixels. */
export const page = { x: 48, y: 192, width: 624, height: 888 } as const;

/** What the report says about the assessment. */
const facts = [
  { name: 'Lado', value: 'Esquerdo' },
  { name: 'Posição', value: 'Decúbito dorsal' },
  { name: 'Data', value: '12/03/2026' },
] as const;

/** The report's page, built from the top to the bottom. */
export function Pdf({ t }: { t: number }) {
  return (
    <>
      <rect x={-3} y={6} width={page.width + 6} height={page.height + 4} rx={12} fill={color.ink} fillOpacity={0.06} />
      <rect width={page.width} height={page.height} rx={8} fill={color.surface} stroke={color.line} strokeWidth={2} />
      <Rise t={t} at={-1} from={12}>
        <Text x={40} y={66} size={28} weight={700}>
          Relatório de goniometria
        </Text>
        <Text x={40} y={102} size={type.small} fill={color.muted}>
          Goniometria Digital
        </Text>
      </Rise>
      <path d={`M40 128H${px(40 + 544 * tween(t, -0.9, -0.3, inOut))}`} stroke={color.ink} strokeWidth={3} />
      <Rise t={t} at={-0.85} from={12}>
        <Text x={40} y={184} size={type.lead} weight={600}>
          Paciente 12
        </Text>
        <Text x={40} y={224} size={type.small} fill={color.muted}>
          Avaliação 5
        </Text>
      </Rise>
      {facts.map(({ name, value }, index) => (
        <Rise key={name} t={t} at={-0.7 + 0.1 * index} y={276 + index * 44} from={12}>
          <Text x={40} y={0} size={type.small} fill={color.muted}>
            {name}
          </Text>
          <Text x={144} y={0} size={type.small}>
            {value}
          </Text>
        </Rise>
      ))}
      <Rise t={t} at={-0.6} from={12}>
        <MeasuredPhoto />
      </Rise>
      {measures.map((measure, index) => (
        <Line key={measure.name} t={t} at={0.2 + 0.15 * index} y={388 + index * 60} {...measure} />
      ))}
      <Rise t={t} at={0.8} from={12}>
        <Text x={40} y={624} size={type.small} weight={600}>
          Evolução da flexão do joelho
        </Text>
      </Rise>
      <Evolution t={t} at={1} />
      <Signature t={t} at={2.1} />
    </>
  );
}

/** The photo with its points, as it was measured. */
function MeasuredPhoto() {
  const [width, height] = [200, 212];
  return (
    <g transform="translate(384 152)">
      <clipPath id="report-photo">
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath="url(#report-photo)">
        <g transform={`scale(${width / photo.width}) translate(0 -${photo.height - (height * photo.width) / width})`}>
          <Photo />
          <Overlay marks={landmarks} drawn={whole} />
        </g>
      </g>
    </g>
  );
}

/** A row of the table: its rule is there before its measure. */
function Line({ t, at, y, name, angle, before }: Measure & { t: number; at: number; y: number }) {
  return (
    <>
      <path d={`M40 ${y + 60}H584`} stroke={color.line} strokeWidth={2} />
      <Rise t={t} at={at} y={y} from={12}>
        <Text y={38} x={40} size={28}>
          {name}
        </Text>
        {before === undefined && (
          <Text y={38} x={480} size={type.small} anchor="end" fill={color.muted}>
            {`avaliação ${assessments.length - 1}`}
          </Text>
        )}
        <Degrees value={angle} x={584} y={38} size={30} weight={700} anchor="end" fill={color.arcText} />
      </Rise>
    </>
  );
}

/** A measurement for each assessment, drawn at its angle. */
function Evolution({ t, at }: { t: number; at: number }) {
  return assessments.map((angle, index) => {
    const begins = at + index * 0.14;
    return (
      <Rise key={angle} t={t} at={begins} x={92 + index * 110} y={724} from={0}>
        <Gauge r={42} angle={angle * tween(t, begins, begins + 0.5)} stroke={4} />
        <Degrees value={angle} x={4} y={40} size={type.small} weight={600} anchor="middle" fill={color.arcText} />
      </Rise>
    );
  });
}

/** The line on which the professional signs. */
function Signature({ t, at }: { t: number; at: number }) {
  return (
    <Rise t={t} at={at} from={12}>
      <path d="M40 828H584" stroke={color.ink} strokeWidth={2} />
      <Text x={40} y={864} size={type.small} fill={color.muted}>
        Fisioterapeuta responsável
      </Text>
    </Rise>
  );
}
