import { Share2 } from 'lucide';
import { At } from '../../../drawing/At.tsx';
import { px } from '../../../drawing/px.ts';
import { dayOf } from '../../../shared/patients.ts';
import { Card } from '../../ui/Card.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { linear, mix, press, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Screen, TopBar } from '../../ui/Screen.tsx';
import { Degrees, Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, frame, radius, type } from '../../ui/theme.ts';
import { assessment, assessments, jointName, patientName, type Result, results } from '../measures.ts';
import { Chart } from './Chart.tsx';
import { chartCard } from './Evolution.tsx';

const row = { height: 176, first: 276, group: 472 } as const;
/** Where a row's name begins and its angle ends, their baselines, and the angle's size. */
const rowGauge = { x: 96, y: 124, r: 60, stroke: 6 } as const;
const rowText = { left: 192, right: 614, name: 80, angle: 106, size: 52 } as const;
/** The width of a bold angle of three digits, in parts of its size. */
const angleWidth = 1.95;

interface ResultsProps {
  t: number;
  /** When the first row is touched. */
  open: number;
  /** How far that row has grown into the next screen, 0 to 1. */
  grown: number;
}

/** The measures by joint. The touched row grows into the card of its evolution. */
export function Results({ t, open, grown }: ResultsProps) {
  const first = results[0]?.measures[0];
  return (
    <Screen>
      <TopBar title="Resultados" detail={`${patientName} · avaliação ${assessment}`} />
      <Icon icon={Share2} x={656} y={118} color={color.brand} />
      {results.map(({ joint, measures }, group) => (
        <g key={joint}>
          <Text x={40} y={row.first - 32 + group * row.group} weight={600} fill={color.muted}>
            {joint}
          </Text>
          <Card y={row.first + group * row.group} height={measures.length * row.height}>
            {measures.map((measure, index) => (
              <Rise key={measure.name} t={t} at={-1.05 + 0.06 * (2 * group + index)} y={index * row.height}>
                {index === 0 && group === 0 && <Pressed amount={press(t, open)} />}
                {index > 0 && <path d="M32 0H608" stroke={color.line} strokeWidth={2} />}
                <MeasureRow {...measure} t={t} at={-0.6 + 0.05 * (2 * group + index)} />
              </Rise>
            ))}
          </Card>
        </g>
      ))}
      <Rise t={t} at={-0.45}>
        <Text x={360} y={1000} size={type.small} anchor="middle" fill={color.muted}>
          Toque em uma medida para ver a evolução
        </Text>
      </Rise>
      <Touch t={t} at={open} x={420} y={364} />
      {grown > 0 && first && <Growing grown={grown} measure={first} />}
    </Screen>
  );
}

function MeasureRow({ t, at, ...measure }: Result & { t: number; at: number }) {
  const { name, angle, before } = measure;
  return (
    <>
      <Gauge {...rowGauge} angle={angle * tween(t, at, at + 0.45)} />
      <Text x={rowText.left} y={rowText.name} size={type.lead} weight={600}>
        {name}
      </Text>
      <Text x={rowText.left} y={122} size={type.small} fill={color.muted}>
        {before === undefined
          ? `Avaliação ${measure.assessment}, ${dayOf(measure.date)}`
          : `Avaliação anterior: ${before}°`}
      </Text>
      <Degrees
        value={angle}
        x={rowText.right}
        y={rowText.angle}
        size={rowText.size}
        weight={700}
        anchor="end"
        fill={color.arcText}
      />
    </>
  );
}

function Pressed({ amount }: { amount: number }) {
  if (amount === 0) return null;
  return (
    <rect x={1} y={1} width={638} height={row.height} rx={radius.card} fill={color.brandSoft} opacity={px(amount)} />
  );
}

/** The touched row in motion: the rest of the screen fades, its text and angle move to their next places. */
function Growing({ grown, measure: { name, angle } }: { grown: number; measure: Result }) {
  const { title, angle: large } = chartCard;
  const size = mix(rowText.size, large.size, grown);
  const y = mix(rowText.angle, large.y, Math.min(1, grown * 2.2));
  const x = mix(rowText.right - angleWidth * rowText.size, large.x, grown);
  return (
    <>
      <rect width={frame.width} height={frame.height} fill={color.paper} opacity={px(Math.min(1, grown * 1.5))} />
      <At opacity={tween(grown, 0.65, 1)}>
        <TopBar title="Evolução" detail={`${patientName} · ${jointName.toLowerCase()}`} />
      </At>
      <Card y={mix(row.first, chartCard.top, grown)} height={mix(row.height, chartCard.height, grown)}>
        <At opacity={1 - grown * 2}>
          <Gauge {...rowGauge} angle={angle} />
        </At>
        <Text x={mix(rowText.left, title.x, grown)} y={mix(rowText.name, title.y, grown)} size={type.lead} weight={600}>
          {name}
        </Text>
        <Degrees value={angle} x={x} y={y} size={size} weight={700} fill={color.arcText} />
        <Chart drawn={0} selected={assessments.length - 1} opacity={tween(grown, 0.93, 1, linear)} />
      </Card>
    </>
  );
}
