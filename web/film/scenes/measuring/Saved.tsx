import { followed } from '../../../shared/patients.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckDisc } from '../../ui/CheckDisc.tsx';
import { Button } from '../../ui/Controls.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { inOut, press, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Degrees, Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { assessment, flexion, movement } from '../measures.ts';
import { cue } from './marks.ts';

/** Says that the measure is saved, and where. */
export function Saved({ t }: { t: number }) {
  const at = cue.save + 0.25;
  return (
    <Sheet t={t} at={at} height={560}>
      <g transform="translate(88 112)">
        <CheckDisc t={t} at={at + 0.2} r={40} />
      </g>
      <Text x={152} y={126} size={type.title} weight={700}>
        Medida salva
      </Text>
      <Rise t={t} at={at + 0.25}>
        <Card y={196} height={176}>
          <Gauge x={100} y={132} r={68} angle={flexion * tween(t, at + 0.5, at + 1.6, inOut)} stroke={7} />
          <Text x={192} y={80} size={type.lead} weight={600}>
            {movement}
          </Text>
          <Text x={192} y={122} size={type.small} fill={color.muted}>
            {`${followed.series.side} · avaliação ${assessment}`}
          </Text>
          <Degrees value={flexion} x={612} y={108} size={56} weight={700} anchor="end" fill={color.arcText} />
        </Card>
      </Rise>
      <Button y={404} label="Ver resultados" pressed={press(t, cue.results)} />
    </Sheet>
  );
}
