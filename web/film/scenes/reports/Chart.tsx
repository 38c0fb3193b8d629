import { At } from '../../../drawing/At.tsx';
import { px } from '../../../drawing/px.ts';
import { type Point, steps } from '../../../shared/geometry/geometry.ts';
import { dayOf } from '../../../shared/patients.ts';
import { spring, tween } from '../../ui/motion.ts';
import { Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { assessments } from '../measures.ts';

/** The plot inside its card: the first assessment's x, the step to the next, and the y of 0 and of `most` degrees. */
const plot = { left: 112, step: 118, bottom: 596, top: 236, most: 150 } as const;

/** Where an assessment (from 0) with an angle in degrees is in the card. */
export function chartPoint(index: number, angle: number): Point {
  return {
    x: px(plot.left + index * plot.step),
    y: px(plot.bottom - (angle / plot.most) * (plot.bottom - plot.top)),
  };
}

interface ChartProps {
  /** The part of the line that is drawn, 0 to 1. */
  drawn: number;
  /** The assessment under the finger, from 0. */
  selected: number;
  opacity?: number;
}

/** The angle in degrees over the assessments. */
export function Chart({ drawn, selected, opacity = 1 }: ChartProps) {
  const reached = drawn * (assessments.length - 1);
  const line = path(reached);
  const end = chartPoint(reached, angleAt(reached));
  return (
    <At opacity={opacity}>
      <Grid selected={selected} />
      {drawn > 0 && (
        <>
          <path d={`${line}L${end.x} ${plot.bottom}L${plot.left} ${plot.bottom}Z`} fill={color.arc} fillOpacity={0.1} />
          <path d={line} fill="none" stroke={color.arc} strokeWidth={7} strokeLinecap="round" strokeLinejoin="round" />
        </>
      )}
      {assessments.map(({ angle }, index) => {
        const { x, y } = chartPoint(index, angle);
        const popped = tween(reached, index - 0.12, index + 0.38, spring);
        const chosen = index === selected && drawn === 1;
        return (
          <At key={angle} x={x} y={y} scale={popped * (chosen ? 1.35 : 1)}>
            <circle r={12} fill={chosen ? color.arc : color.surface} stroke={color.arc} strokeWidth={6} />
          </At>
        );
      })}
    </At>
  );
}

function Grid({ selected }: { selected: number }) {
  const { x } = chartPoint(selected, 0);
  return (
    <>
      {steps(0, plot.most, 30).map((angle) => {
        const { y } = chartPoint(0, angle);
        return (
          <g key={angle}>
            <path d={`M84 ${y}H608`} stroke={color.line} strokeWidth={2} />
            <Text x={72} y={y + 9} size={type.small} anchor="end" fill={color.muted}>
              {`${angle}°`}
            </Text>
          </g>
        );
      })}
      <path d={`M${x} ${plot.top}V${plot.bottom}`} stroke={color.border} strokeWidth={3} strokeDasharray="4 8" />
      {assessments.map(({ angle, date }, index) =>
        [`${index + 1}ª`, dayOf(date)].map((text, line) => (
          <Text
            key={`${angle} ${text}`}
            x={chartPoint(index, 0).x}
            y={plot.bottom + 46 + 38 * line}
            size={type.small}
            weight={index === selected ? 700 : 400}
            anchor="middle"
            fill={index === selected ? color.ink : color.muted}
          >
            {text}
          </Text>
        )),
      )}
    </>
  );
}

/** The line from the first assessment to `reached`, which may lie between two. */
function path(reached: number): string {
  const whole = assessments.slice(0, Math.floor(reached) + 1).map(({ angle }, index) => chartPoint(index, angle));
  return [...whole, chartPoint(reached, angleAt(reached))]
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
    .join('');
}

function angleAt(position: number): number {
  const before = assessments[Math.floor(position)]?.angle ?? 0;
  const after = assessments[Math.ceil(position)]?.angle ?? before;
  return before + (after - before) * (position % 1);
}
