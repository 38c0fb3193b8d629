import { Share2 } from 'lucide';
import { At } from '../../drawing/At.tsx';
import { px } from '../../drawing/px.ts';
import { Button } from '../ui/Controls.tsx';
import { inOut, linear, mix, press, tween } from '../ui/motion.ts';
import { Screen, TopBar } from '../ui/Screen.tsx';
import { Text } from '../ui/Text.tsx';
import { Touch } from '../ui/Touch.tsx';
import { color, frame, type } from '../ui/theme.ts';
import { assessment, patientName } from './measures.ts';
import { Pdf, page } from './sharing/Pdf.tsx';
import { Sent } from './sharing/Sent.tsx';
import { ShareSheet, sent } from './sharing/ShareSheet.tsx';

/** How long the PDF takes to build itself: it is complete at the chapter's second, where the film may rest. */
export const built = 2.7;

/** When it is shared. */
const share = 2.6;

/** The PDF builds itself, is shared, and arrives. */
export function Sharing({ t }: { t: number }) {
  const flown = tween(t, sent + 0.75, sent + 1.35, inOut);
  return (
    <Screen background={color.sunken}>
      <TopBar title="Relatório em PDF" detail={`${patientName} · avaliação ${assessment}`} />
      <Progress t={t} />
      <At y={1128 + 200 * (1 - tween(t, -0.6, 0))}>
        <Button y={0} label="Compartilhar" icon={Share2} pressed={press(t, share)} />
      </At>
      <Sent t={t} at={sent + 0.9} />
      <At x={page.x} y={mix(page.y, -page.height - 40, flown)}>
        <Pdf t={t + built} />
      </At>
      <rect width={frame.width} height={72} fill={color.sunken} />
      <Touch t={t} at={share} x={500} y={1176} />
      <ShareSheet t={t} at={share + 0.2} />
    </Screen>
  );
}

function Progress({ t }: { t: number }) {
  const done = tween(t, 0.5 - built, -0.7, linear);
  const left = 1 - tween(t, -0.7, -0.5, linear);
  return (
    <At opacity={left}>
      <Text x={360} y={1148} size={type.body} weight={600} anchor="middle">
        Gerando PDF
      </Text>
      <rect x={160} y={1180} width={400} height={10} rx={5} fill={color.line} />
      <rect x={160} y={1180} width={px(400 * done)} height={10} rx={5} fill={color.brand} />
    </At>
  );
}
