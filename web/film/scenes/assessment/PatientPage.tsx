import { Plus } from 'lucide';
import { followed } from '../../../shared/patients.ts';
import { Card, Disc } from '../../ui/Card.tsx';
import { Button } from '../../ui/Controls.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { press, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Heading, Screen, TopBar } from '../../ui/Screen.tsx';
import { Degrees, Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, type } from '../../ui/theme.ts';
import { assessment, jointName, measures as latest, patientName } from '../measures.ts';

/** What was measured before the film's assessment. */
const measures = latest.map(({ name, angle, before = angle }) => ({ name, angle: before }));

/** A patient's page with the last measures and the way to a new assessment. */
export function PatientPage({ t, begin }: { t: number; begin: number }) {
  return (
    <Screen>
      <TopBar title={patientName} />
      <Card y={200} height={168}>
        <g transform="translate(88 84)">
          <Disc text={`${followed.patient.number}`} r={52} />
        </g>
        <Text x={168} y={76} size={type.lead} weight={600}>
          {jointName}
        </Text>
        <Text x={168} y={118} size={type.small} fill={color.muted}>
          {`${assessment - 1} avaliações`}
        </Text>
      </Card>
      <Heading y={432}>Última avaliação</Heading>
      <Card y={456} height={measures.length * 136}>
        {measures.map(({ name, angle }, index) => (
          <Rise key={name} t={t} at={-1 + index * 0.07} y={index * 136}>
            {index > 0 && <path d="M32 0H608" stroke={color.line} strokeWidth={2} />}
            <Gauge x={76} y={92} r={46} angle={angle * tween(t, -0.7 + index * 0.09, 0.3 + index * 0.09)} />
            <Text x={152} y={80} size={type.lead}>
              {name}
            </Text>
            <Degrees value={angle} x={608} y={80} size={40} weight={700} anchor="end" fill={color.arcText} />
          </Rise>
        ))}
      </Card>
      <Rise t={t} at={-0.7} y={1104}>
        <Button y={0} label="Nova avaliação" icon={Plus} pressed={press(t, begin)} />
      </Rise>
      <Touch t={t} at={begin} x={470} y={1152} />
    </Screen>
  );
}
