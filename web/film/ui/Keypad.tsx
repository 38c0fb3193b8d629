import { Delete } from 'lucide';
import { px } from '../../drawing/px.ts';
import type { Point } from '../../shared/geometry/geometry.ts';
import { Icon } from './Icon.tsx';
import { press } from './motion.ts';
import { Text } from './Text.tsx';
import { color, frame } from './theme.ts';

/** A key that is struck, and when. */
export interface Keystroke {
  digit: string;
  at: number;
}

/** The keypad's height in pixels. */
export const keypadHeight = 480;

const key = { width: 208, height: 96, gap: 12 } as const;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '⌫'];

/** Where the middle of a digit's key is, once the keypad is up. */
export function keyCentre(digit: string): Point {
  const { x, y } = place(digits.indexOf(digit));
  return { x: x + key.width / 2, y: frame.height - keypadHeight + y + key.height / 2 };
}

/** The phone's number keys; those of `typed` go down when they are struck. */
export function Keypad({ y, t, typed }: { y: number; t: number; typed: readonly Keystroke[] }) {
  return (
    <g transform={`translate(0 ${px(y)})`}>
      <rect width={frame.width} height={keypadHeight} fill={color.sunken} />
      <path d="M0 1H720" stroke={color.line} strokeWidth={2} />
      {digits.map((digit, index) => {
        const { x, y: top } = place(index);
        const struck = typed.find((stroke) => stroke.digit === digit);
        if (digit === '') return null;
        if (digit === '⌫')
          return <Icon key={digit} icon={Delete} x={x + 104} y={top + 48} size={44} color={color.ink} />;
        return <Key key={digit} x={x} y={top} digit={digit} pressed={struck ? press(t, struck.at) : 0} />;
      })}
    </g>
  );
}

function Key({ x, y, digit, pressed }: { x: number; y: number; digit: string; pressed: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y={2} width={key.width} height={key.height} rx={16} fill={color.line} />
      <rect width={key.width} height={key.height} rx={16} fill={color.surface} />
      {pressed > 0 && (
        <rect width={key.width} height={key.height} rx={16} fill={color.brandSoft} opacity={px(pressed)} />
      )}
      <Text x={key.width / 2} y={62} size={42} weight={500} anchor="middle">
        {digit}
      </Text>
    </g>
  );
}

function place(index: number): Point {
  const [column, row] = [index % 3, Math.floor(index / 3)];
  return { x: 36 + column * (key.width + key.gap), y: 24 + row * (key.height + key.gap) };
}
