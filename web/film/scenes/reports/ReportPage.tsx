import { px } from '../../../drawing/px.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/Controls.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { mix, press, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Heading, Screen, TopBar } from '../../ui/Screen.tsx';
import { Degrees, Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, type } from '../../ui/theme.ts';
import { assessment, measures, patientName } from '../measures.ts';

/** When the plot is included, and when the PDF is asked for. */
const include = 8.1;
const make = 9.1;

/** What the report will hold. */
export function ReportPage({ t }: { t: number }) {
  return (
    <Screen>
      <TopBar title="Relatório" detail={`${patientName} · avaliação ${assessment}`} />
      <Heading y={232}>Medidas</Heading>
      <Card y={256} height={measures.length * 104}>
        {measures.map(({ name, angle }, index) => (
          <Rise key={name} t={t} at={7 + index * 0.08} y={index * 104}>
            {index > 0 && <path d="M32 0H608" stroke={color.line} strokeWidth={2} />}
            <Gauge x={72} y={72} r={38} angle={angle} />
            <Text x={140} y={63} size={32}>
              {name}
            </Text>
            <Degrees value={angle} x={612} y={64} size={36} weight={700} anchor="end" fill={color.arcText} />
          </Rise>
        ))}
      </Card>
      <Heading y={632}>Incluir</Heading>
      <Card y={656} height={208}>
        <Toggle y={0} label="Foto com os pontos" on={1} />
        <path d="M32 104H608" stroke={color.line} strokeWidth={2} />
        <Toggle y={104} label="Evolução" on={tween(t, include, include + 0.3)} />
      </Card>
      <Button y={1104} label="Gerar PDF" pressed={press(t, make)} />
      <Touch t={t} at={include} x={596} y={812} />
      <Touch t={t} at={make} x={470} y={1152} />
    </Screen>
  );
}

function Toggle({ y, label, on }: { y: number; label: string; on: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <Text x={32} y={63} size={type.lead}>
        {label}
      </Text>
      <rect x={516} y={26} width={92} height={52} rx={26} fill={color.border} />
      {on > 0 && <rect x={516} y={26} width={92} height={52} rx={26} fill={color.brand} opacity={px(on)} />}
      <circle cx={px(mix(542, 582, on))} cy={52} r={20} fill={color.surface} />
    </g>
  );
}
