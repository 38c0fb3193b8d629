import { Hand } from 'lucide';
import { At } from '../../../drawing/At.tsx';
import { flexionOf } from '../../../drawing/Overlay.tsx';
import { Button } from '../../ui/Controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { during, tween } from '../../ui/motion.ts';
import { Degrees, Text } from '../../ui/Text.tsx';
import { color, type } from '../../ui/theme.ts';
import { drawnAt } from './Canvas.tsx';
import { cue, marksAt } from './marks.ts';

/** The angle as it is read, a hint that points can be moved, and the way to save it. */
export function Readout({ t, pressed }: { t: number; pressed: number }) {
  const shown = tween(t, cue.measure - 0.1, cue.measure + 0.5);
  const angle = flexionOf(marksAt(t)) * drawnAt(t).arc;
  const pulse = during(t, cue.release, cue.release + 0.7, 0.35);
  return (
    <At opacity={shown} x={60 * (1 - shown)}>
      <Text x={40} y={968} fill={color.muted}>
        Ângulo medido
      </Text>
      <At x={36} y={1084} scale={1 + 0.05 * pulse}>
        <Degrees value={angle} y={0} size={116} weight={700} fill={color.arcText} />
      </At>
      <Hint t={t} />
      <Button y={1144} label="Salvar medida" pressed={pressed} />
    </At>
  );
}

function Hint({ t }: { t: number }) {
  const shown = during(t, cue.hint, cue.release + 0.4, 0.3);
  return (
    <At x={344 + 40 * (1 - shown)} y={992} opacity={shown}>
      <rect width={336} height={112} rx={20} fill={color.brandSoft} />
      <Icon icon={Hand} x={52} y={56} size={40} color={color.brandStrong} />
      <Text x={96} y={48} size={type.small} weight={600} fill={color.brandStrong}>
        Arraste um ponto
      </Text>
      <Text x={96} y={84} size={type.small} weight={600} fill={color.brandStrong}>
        para ajustar
      </Text>
    </At>
  );
}
