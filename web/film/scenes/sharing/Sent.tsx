import { At } from '../../../drawing/At.tsx';
import { px } from '../../../drawing/px.ts';
import { CheckDisc } from '../../ui/CheckDisc.tsx';
import { linear, out, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Text } from '../../ui/Text.tsx';
import { color, frame, type } from '../../ui/theme.ts';

/** Confirms that the report was sent: a check inside widening rings, and a line of text. */
export function Sent({ t, at }: { t: number; at: number }) {
  const backdrop = tween(t, at - 0.6, at - 0.25, linear);
  if (backdrop === 0) return null;
  return (
    <>
      <rect y={72} width={frame.width} height={frame.height} fill={color.sunken} opacity={px(backdrop)} />
      <g transform="translate(360 520)">
        {[0, 0.2].map((delay) => (
          <Ring key={delay} way={tween(t, at + 0.15 + delay, at + 1.15 + delay, out)} />
        ))}
        <CheckDisc t={t} at={at} r={104} />
      </g>
      <Rise t={t} at={at + 0.4}>
        <Text x={360} y={752} size={type.display} weight={700} anchor="middle">
          Relatório enviado
        </Text>
      </Rise>
      <Rise t={t} at={at + 0.55}>
        <Text x={360} y={816} size={type.lead} anchor="middle" fill={color.muted}>
          Para um colega, por e-mail
        </Text>
      </Rise>
    </>
  );
}

function Ring({ way }: { way: number }) {
  return (
    <At opacity={way === 0 ? 0 : 1 - way}>
      <circle r={px(104 + 120 * way)} fill="none" stroke={color.brand} strokeWidth={4} />
    </At>
  );
}
