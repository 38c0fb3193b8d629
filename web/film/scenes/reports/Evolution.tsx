import { FileText } from 'lucide';
import { At } from '../../../drawing/At.tsx';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/Controls.tsx';
import { inOut, mix, press, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Screen, TopBar } from '../../ui/Screen.tsx';
import { Degrees, Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, type } from '../../ui/theme.ts';
import { assessments, jointName, movement, patientName } from '../measures.ts';
import { Chart, chartPoint } from './Chart.tsx';

/** The card that holds the plot, and where the movement's name and angle are in it. */
export const chartCard = {
  top: 200,
  height: 708,
  title: { x: 36, y: 68 },
  angle: { x: 32, y: 164, size: 88 },
} as const;

/** When the plot is drawn, when a finger runs back over it, and when it leaves. */
const draw = { from: 3.2, to: 4.6 } as const;
const scrub = { from: 4.9, turn: 5.6, to: 6.3 } as const;

/** A movement's angle over the assessments. A finger on the plot reads any of them. */
export function Evolution({ t, report }: { t: number; report: number }) {
  const last = assessments.length - 1;
  const back = tween(t, scrub.from + 0.15, scrub.turn, inOut) - tween(t, scrub.turn, scrub.to - 0.1, inOut);
  const position = mix(last, 1, back);
  const selected = Math.round(position);
  const drawn = tween(t, draw.from, draw.to, inOut);
  const angle = assessments[selected]?.angle ?? 0;
  const finger = chartPoint(position, angle);
  return (
    <Screen>
      <TopBar title="Evolução" detail={`${patientName} · ${jointName.toLowerCase()}`} />
      <Card y={chartCard.top} height={chartCard.height}>
        <Text {...chartCard.title} size={type.lead} weight={600}>
          {movement}
        </Text>
        <Degrees {...chartCard.angle} value={angle} weight={700} fill={color.arcText} />
        <At opacity={tween(t, 3, 3.4)}>
          <Text x={604} y={164} fill={color.muted} anchor="end">
            {`Avaliação ${selected + 1}`}
          </Text>
        </At>
        <Chart drawn={drawn} selected={selected} />
      </Card>
      <Summary t={t} />
      <At y={1104 + 200 * (1 - tween(t, 4.4, 5))}>
        <Button y={0} label="Criar relatório" icon={FileText} pressed={press(t, report)} />
      </At>
      <Touch t={t} at={scrub.from} to={scrub.to} x={40 + finger.x} y={chartCard.top + 560} />
      <Touch t={t} at={report} x={500} y={1152} />
    </Screen>
  );
}

function Summary({ t }: { t: number }) {
  const [first, latest] = [assessments[0]?.angle ?? 0, assessments.at(-1)?.angle ?? 0];
  const facts = [
    { name: 'Primeira', value: `${first}°` },
    { name: 'Última', value: `${latest}°` },
    { name: 'Ganho', value: `+${latest - first}°` },
  ];
  return facts.map(({ name, value }, index) => (
    <Rise key={name} t={t} at={4 + index * 0.1} x={40 + index * 220} y={932}>
      <Card x={0} y={0} width={200} height={136}>
        <Text x={24} y={50} size={type.small} fill={color.muted}>
          {name}
        </Text>
        <Text x={22} y={106} size={46} weight={700}>
          {value}
        </Text>
      </Card>
    </Rise>
  ));
}
