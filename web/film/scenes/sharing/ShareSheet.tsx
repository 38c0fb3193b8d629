import { FileText, Folder, type IconNode, Mail, MessageCircle, Printer, Send } from 'lucide';
import { At } from '../../../drawing/At.tsx';
import { Card } from '../../ui/Card.tsx';
import { Button, Field } from '../../ui/Controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inOut, linear, mix, press, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, margin, type } from '../../ui/theme.ts';
import { assessment, patientName } from '../measures.ts';

/** When the e-mail is chosen, and when it is sent. */
const chosen = 5.4;
export const sent = 7.8;

const targets: readonly { name: string; icon: IconNode }[] = [
  { name: 'E-mail', icon: Mail },
  { name: 'Mensagens', icon: MessageCircle },
  { name: 'Arquivos', icon: Folder },
  { name: 'Imprimir', icon: Printer },
];

const recipient = 'Colega fisioterapeuta';

/** Where the report can go, and then the message that takes it to a colleague. */
export function ShareSheet({ t, at }: { t: number; at: number }) {
  const turned = tween(t, chosen + 0.2, chosen + 0.75, inOut);
  return (
    <>
      <Sheet t={t} at={at} until={sent + 0.2} height={mix(528, 688, turned)}>
        <At opacity={1 - turned * 1.6} x={-120 * turned}>
          <Targets t={t} at={at} />
        </At>
        <At opacity={turned * 1.6 - 0.6} x={160 * (1 - turned)}>
          <Message t={t} at={chosen + 0.8} />
        </At>
      </Sheet>
      <Touch t={t} at={chosen} x={112} y={1112} />
      <Touch t={t} at={sent} x={500} y={1190} />
    </>
  );
}

function Targets({ t, at }: { t: number; at: number }) {
  return (
    <>
      <Text x={margin} y={104} size={type.title} weight={700}>
        Compartilhar
      </Text>
      <Attachment y={140} />
      {targets.map(({ name, icon }, index) => (
        <Rise key={name} t={t} at={at + 0.25 + index * 0.08} x={112 + index * 165} y={360}>
          <circle r={56 - 4 * (index === 0 ? press(t, chosen) : 0)} fill={color.brandSoft} />
          <Icon icon={icon} x={0} y={0} size={48} color={color.brand} />
          <Text y={100} size={type.small} anchor="middle">
            {name}
          </Text>
        </Rise>
      ))}
    </>
  );
}

function Message({ t, at }: { t: number; at: number }) {
  const letters = Math.round(recipient.length * tween(t, at, at + 0.9, linear));
  return (
    <>
      <Text x={margin} y={104} size={type.title} weight={700}>
        E-mail
      </Text>
      <Field y={164} label="Para" value={recipient.slice(0, letters)} caret={t < at + 1.3} />
      <Attachment y={312} />
      <Text x={margin} y={496} size={type.body} fill={color.muted}>
        {`Segue o relatório da avaliação ${assessment}.`}
      </Text>
      <Button y={548} label="Enviar" icon={Send} pressed={press(t, sent)} />
    </>
  );
}

function Attachment({ y }: { y: number }) {
  return (
    <Card y={y} height={120} fill={color.paper}>
      <Icon icon={FileText} x={60} y={60} size={52} color={color.arcText} />
      <Text x={112} y={54} weight={600}>
        {`Relatório · ${patientName}`}
      </Text>
      <Text x={112} y={92} size={type.small} fill={color.muted}>
        PDF, 1 página
      </Text>
    </Card>
  );
}
