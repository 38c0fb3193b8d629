import { At } from '../../ui/At.tsx';
import { px, spring } from '../../ui/motion.ts';
import { Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { sessions } from './measures.ts';

/** The plot inside its card: the first session's x, the step to the next, and the y of 60 and of 140 degrees. */
const plot = { left: 112, step: 118, bottom: 620, top: 236 } as const;
const grid = [60, 80, 100, 120, 140] as const;

/** Where a session (from 0) with an angle in degrees stands in the card. */
export function place(session: number, angle: number): { x: number; y: number } {
  return {
    x: px(plot.left + session * plot.step),
    y: px(plot.bottom - ((angle - 60) / 80) * (plot.bottom - plot.top)),
  };
}

interface ChartProps {
  /** The part of the line that is drawn, 0 to 1. */
  drawn: number;
  /** The session under the finger, from 0. */
  selected: number;
  opacity?: number;
}

/** The angle in degrees over the sessions. */
export function Chart({ drawn, selected, opacity = 1 }: ChartProps) {
  const reached = drawn * (sessions.length - 1);
  const line = path(reached);
  const end = place(reached, angleAt(reached));
  return (
    <At opacity={opacity}>
      <Grid selected={selected} />
      {drawn > 0 && (
        <>
          <path d={`${line}L${end.x} ${plot.bottom}L${plot.left} ${plot.bottom}Z`} fill={color.arc} fillOpacity={0.1} />
          <path d={line} fill="none" stroke={color.arc} strokeWidth={7} strokeLinecap="round" strokeLinejoin="round" />
        </>
      )}
      {sessions.map((angle, session) => {
        const { x, y } = place(session, angle);
        const popped = spring(Math.min(1, Math.max(0, (reached - session + 0.12) * 2)));
        const chosen = session === selected && drawn === 1;
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
  const { x } = place(selected, 60);
  return (
    <>
      {grid.map((angle) => {
        const { y } = place(0, angle);
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
      {sessions.map((angle, session) => (
        <Text
          key={angle}
          x={place(session, 60).x}
          y={plot.bottom + 52}
          size={type.small}
          weight={session === selected ? 700 : 400}
          anchor="middle"
          fill={session === selected ? color.ink : color.muted}
        >
          {`A${session + 1}`}
        </Text>
      ))}
    </>
  );
}

/** The line from the first session to `reached`, which may lie between two. */
function path(reached: number): string {
  const whole = sessions.slice(0, Math.floor(reached) + 1).map((angle, session) => place(session, angle));
  return [...whole, place(reached, angleAt(reached))]
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
    .join('');
}

function angleAt(position: number): number {
  const before = sessions[Math.floor(position)] ?? 0;
  const after = sessions[Math.ceil(position)] ?? before;
  return before + (after - before) * (position % 1);
}
