import { px } from '../../../drawing/px.ts';
import type { Joint } from '../../../shared/patients.ts';
import { Body } from '../../ui/Body.tsx';
import { Card } from '../../ui/Card.tsx';
import { press, tween } from '../../ui/motion.ts';
import { Pressable } from '../../ui/Pressable.tsx';
import { Text } from '../../ui/Text.tsx';
import { color, radius } from '../../ui/theme.ts';

interface JointCardProps {
  /** The card's place in rows of three. */
  index: number;
  joint: Joint;
  t: number;
  /** When it is chosen, if it is. */
  touched: number | undefined;
}

/** A joint to choose: a figure with a dot on the joint, and its name. */
export function JointCard({ index, joint, t, touched }: JointCardProps) {
  const chosen = touched === undefined ? 0 : tween(t, touched, touched + 0.25);
  const pressed = touched === undefined ? 0 : press(t, touched);
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
      <Body x={100} y={74} joint={joint} chosen={chosen} />
      <Text x={100} y={174} size={28} weight={600} anchor="middle" fill={chosen > 0.5 ? color.brandStrong : color.ink}>
        {joint}
      </Text>
    </Pressable>
  );
}
