import { Rise } from '../../ui/At.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { inOut, px, tween } from '../../ui/motion.ts';
import { Degrees, Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { results, sessions } from '../reports/measures.ts';

/** The page on the screen, in pixels. */
export const page = { x: 48, y: 192, width: 624, height: 888 } as const;

const measures = results.flatMap((group) => group.measures);

/** The report's page, built from the top to the bottom. */
export function Pdf({ t }: { t: number }) {
  return (
    <>
      <rect x={-3} y={6} width={page.width + 6} height={page.height + 4} rx={12} fill={color.ink} fillOpacity={0.06} />
      <rect width={page.width} height={page.height} rx={8} fill={color.surface} stroke={color.line} strokeWidth={2} />
      <Skeleton t={t} />
      <Rise t={t} at={-1} from={12}>
        <Gauge x={48} y={86} r={40} angle={58} stroke={5} />
        <Text x={108} y={64} size={28} weight={700}>
          Goniometria Digital
        </Text>
        <Text x={108} y={98} size={type.small} fill={color.muted}>
          Relatório de goniometria
        </Text>
      </Rise>
      <path d={`M40 132H${px(40 + 544 * tween(t, -0.9, -0.3, inOut))}`} stroke={color.ink} strokeWidth={3} />
      <Rise t={t} at={-0.85} from={12}>
        <Text x={40} y={184} size={type.lead} weight={600}>
          Paciente 12
        </Text>
        <Text x={584} y={184} size={type.small} anchor="end" fill={color.muted}>
          Avaliação 5
        </Text>
      </Rise>
      {measures.map(({ name, angle }, index) => (
        <Line key={name} t={t} at={-0.75 + 0.2 * index} y={212 + index * 68} name={name} angle={angle} />
      ))}
      <Rise t={t} at={0.7} from={12}>
        <Text x={40} y={548} size={28} weight={600}>
          Evolução da flexão do joelho
        </Text>
      </Rise>
      <Bars t={t} at={1.1} />
    </>
  );
}

function Line({ t, at, y, name, angle }: { t: number; at: number; y: number; name: string; angle: number }) {
  return (
    <Rise t={t} at={at} y={y} from={12}>
      <Text y={44} x={40} size={28}>
        {name}
      </Text>
      <Degrees value={angle} x={584} y={44} size={30} weight={700} anchor="end" fill={color.arcText} />
      <path d={`M40 68H${px(40 + 544 * tween(t, at, at + 0.5, inOut))}`} stroke={color.line} strokeWidth={2} />
    </Rise>
  );
}

/** Where the plot will stand, until it does. */
function Skeleton({ t }: { t: number }) {
  const left = 1 - tween(t, 0.6, 1, inOut);
  if (left === 0) return null;
  return (
    <g fill={color.sunken} opacity={px(left)}>
      <rect x={40} y={520} width={320} height={32} rx={8} />
      <rect x={40} y={580} width={544} height={268} rx={12} />
    </g>
  );
}

/** A bar for each session, as high as its angle. */
function Bars({ t, at }: { t: number; at: number }) {
  return sessions.map((angle, index) => {
    const grown = tween(t, at + index * 0.14, at + 0.5 + index * 0.14);
    const height = px(grown * angle * 1.5);
    const x = 56 + index * 112;
    return (
      <g key={angle}>
        <rect
          x={x}
          y={px(808 - height)}
          width={64}
          height={height}
          rx={8}
          fill={index === 4 ? color.arc : color.arcPale}
        />
        {grown > 0.6 && <Degrees value={angle} x={x + 34} y={790 - height} size={26} weight={600} anchor="middle" />}
        <Rise t={t} at={at + index * 0.14} from={0}>
          <Text x={x + 32} y={848} size={type.small} anchor="middle" fill={color.muted}>
            {`A${index + 1}`}
          </Text>
        </Rise>
      </g>
    );
  });
}
