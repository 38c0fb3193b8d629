import { At, Pressable, Rise } from '../../ui/At.tsx';
import { Body, type Joint } from '../../ui/Body.tsx';
import { Card } from '../../ui/Card.tsx';
import { Button, Option } from '../../ui/Controls.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { mix, press, px, tween } from '../../ui/motion.ts';
import { Heading, Screen, TopBar } from '../../ui/Screen.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, radius, type } from '../../ui/theme.ts';

const joints: readonly { joint: Joint; name: string }[] = [
  { joint: 'knee', name: 'Joelho' },
  { joint: 'hip', name: 'Quadril' },
  { joint: 'ankle', name: 'Tornozelo' },
  { joint: 'shoulder', name: 'Ombro' },
  { joint: 'elbow', name: 'Cotovelo' },
  { joint: 'wrist', name: 'Punho' },
];

/** When the joint and the movement are touched. */
const joint = 3.6;
const movement = 5.1;

/** The tool, the joint and its movement. */
export function Movement({ t, proceed }: { t: number; proceed: number }) {
  return (
    <Screen>
      <TopBar title="Nova avaliação" detail="Paciente 12" />
      <Rise t={t} at={1.7} y={192}>
        <Card y={0} height={136} fill={color.brandSoft} stroke={color.brand}>
          <Gauge x={80} y={92} r={50} angle={mix(20, 90, tween(t, 2, 3))} stroke={6} />
          <Text x={152} y={62} size={type.lead} weight={600}>
            Goniômetro
          </Text>
          <Text x={152} y={102} size={type.small} fill={color.muted}>
            Mede o ângulo sobre a foto
          </Text>
        </Card>
      </Rise>
      <Heading y={392}>Articulação</Heading>
      {joints.map(({ joint: id, name }, index) => (
        <Rise key={id} t={t} at={1.75 + index * 0.06}>
          <JointCard index={index} joint={id} name={name} t={t} />
        </Rise>
      ))}
      <Rise t={t} at={joint + 0.3}>
        <Heading y={912}>Movimento</Heading>
        <Option
          x={40}
          y={936}
          width={312}
          label="Flexão"
          selected={tween(t, movement, movement + 0.2)}
          pressed={press(t, movement)}
        />
        <Option x={368} y={936} width={312} label="Extensão" selected={0} />
      </Rise>
      <At y={1104 + 200 * (1 - tween(t, movement + 0.3, movement + 0.9))}>
        <Button y={0} label="Continuar" pressed={press(t, proceed)} />
      </At>
      <Touch t={t} at={joint} x={150} y={520} />
      <Touch t={t} at={movement} x={220} y={982} />
      <Touch t={t} at={proceed} x={470} y={1152} />
    </Screen>
  );
}

function JointCard({ index, joint: id, name, t }: { index: number; joint: Joint; name: string; t: number }) {
  const chosen = id === 'knee' ? tween(t, joint, joint + 0.25) : 0;
  const pressed = id === 'knee' ? press(t, joint) : 0;
  const [x, y] = [40 + (index % 3) * 220, 416 + Math.floor(index / 3) * 220];
  return (
    <Pressable x={x} y={y} width={200} height={200} pressed={pressed}>
      <Card x={0} y={0} width={200} height={200} />
      {chosen > 0 && (
        <rect
          width={200}
          height={200}
          rx={radius.card}
          fill={color.brandSoft}
          stroke={color.brand}
          strokeWidth={3}
          opacity={px(chosen)}
        />
      )}
      <Body x={100} y={74} joint={id} chosen={chosen} />
      <Text x={100} y={174} size={28} weight={600} anchor="middle" fill={chosen > 0.5 ? color.brandStrong : color.ink}>
        {name}
      </Text>
    </Pressable>
  );
}
