import { Camera, type IconNode, Image, Ruler } from 'lucide';
import { px } from '../../../drawing/px.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { press } from '../../ui/motion.ts';
import { Pressable } from '../../ui/Pressable.tsx';
import { Rise } from '../../ui/Rise.tsx';
import { Screen, TopBar } from '../../ui/Screen.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, radius, type } from '../../ui/theme.ts';
import { jointName, movement, patientName } from '../measures.ts';
import { opened } from './Gallery.tsx';

/** The two ways to a photo. */
export function Source({ t, begin, camera }: { t: number; begin: number; camera: number }) {
  return (
    <Screen>
      <TopBar title={movement} detail={`${patientName} · ${jointName.toLowerCase()}`} />
      <Rise t={t} at={begin + 0.2}>
        <Text x={40} y={256} size={type.display} weight={700}>
          Adicione a foto
        </Text>
      </Rise>
      <Rise t={t} at={begin + 0.28}>
        <Choice y={320} icon={Image} title="Importar foto" detail="Da galeria do aparelho" pressed={press(t, opened)} />
      </Rise>
      <Rise t={t} at={begin + 0.36}>
        <Choice y={584} icon={Camera} title="Tirar foto" detail="Com a câmera, na hora" pressed={press(t, camera)} />
      </Rise>
      <Rise t={t} at={begin + 0.44}>
        <Card y={872} height={176} fill={color.sunken} stroke={color.sunken}>
          <Icon icon={Ruler} x={64} y={88} size={44} color={color.brand} />
          <Text x={120} y={78}>
            Enquadre quadril, joelho
          </Text>
          <Text x={120} y={120}>
            e tornozelo, vistos de lado.
          </Text>
        </Card>
      </Rise>
      <Touch t={t} at={opened} x={470} y={440} />
      <Touch t={t} at={camera} x={470} y={704} />
    </Screen>
  );
}

interface ChoiceProps {
  y: number;
  icon: IconNode;
  title: string;
  detail: string;
  pressed: number;
}

function Choice({ y, icon, title, detail, pressed }: ChoiceProps) {
  return (
    <Pressable x={40} y={y} width={640} height={240} pressed={pressed}>
      <Card x={0} y={0} height={240} />
      {pressed > 0 && <rect width={640} height={240} rx={radius.card} fill={color.brandSoft} opacity={px(pressed)} />}
      <circle cx={120} cy={120} r={64} fill={color.brandSoft} />
      <Icon icon={icon} x={120} y={120} size={60} color={color.brand} />
      <Text x={224} y={112} size={type.title} weight={700}>
        {title}
      </Text>
      <Text x={224} y={160} fill={color.muted}>
        {detail}
      </Text>
    </Pressable>
  );
}
