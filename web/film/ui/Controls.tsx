import type { IconNode } from 'lucide';
import { px } from '../../drawing/px.ts';
import { Icon } from './Icon.tsx';
import { Pressable } from './Pressable.tsx';
import { Text } from './Text.tsx';
import { color, margin, radius, type } from './theme.ts';

interface ButtonProps {
  x?: number;
  y: number;
  width?: number;
  label: string;
  icon?: IconNode;
  tone?: 'primary' | 'night';
  /** 0 at rest to 1 fully down. */
  pressed?: number;
}

const tones = {
  primary: { fill: color.brand, down: color.brandStrong, stroke: color.brand, text: color.onBrand },
  night: { fill: color.night, down: color.ink, stroke: color.border, text: color.surface },
} as const;

/** The height of a button, in pixels. */
const buttonHeight = 96;

/** A button as wide as the content, unless it is told otherwise. */
export function Button({ x = margin, y, width = 640, label, icon, tone = 'primary', pressed = 0 }: ButtonProps) {
  const look = tones[tone];
  const middle = width / 2 + (icon ? 26 : 0);
  // The icon is left of the middle by half the label, whose letters are about half their size wide.
  const iconX = middle - label.length * type.lead * 0.268 - 32;
  return (
    <Pressable x={x} y={y} width={width} height={buttonHeight} pressed={pressed}>
      <Box width={width} height={buttonHeight} fill={look.fill} stroke={look.stroke} />
      {pressed > 0 && (
        <Box width={width} height={buttonHeight} fill={look.down} stroke={look.stroke} opacity={pressed} />
      )}
      {icon && <Icon icon={icon} x={iconX} y={buttonHeight / 2} color={look.text} />}
      <Text x={middle} y={60} size={type.lead} weight={600} anchor="middle" fill={look.text}>
        {label}
      </Text>
    </Pressable>
  );
}

interface OptionProps {
  x: number;
  y: number;
  width: number;
  label: string;
  /** 0 to 1. */
  selected: number;
  pressed: number;
}

/** One of a few choices side by side. */
export function Option({ x, y, width, label, selected, pressed }: OptionProps) {
  return (
    <Pressable x={x} y={y} width={width} height={88} pressed={pressed}>
      <Box width={width} height={88} fill={color.surface} stroke={color.border} />
      {selected > 0 && <Box width={width} height={88} fill={color.brandSoft} stroke={color.brand} opacity={selected} />}
      <Text x={width / 2} y={55} weight={600} anchor="middle" fill={selected > 0.5 ? color.brandStrong : color.ink}>
        {label}
      </Text>
    </Pressable>
  );
}

interface FieldProps {
  y: number;
  label: string;
  value: string;
  /** Whether the caret is after the value. */
  caret: boolean;
}

/** A field of a form with its label above. */
export function Field({ y, label, value, caret }: FieldProps) {
  return (
    <g transform={`translate(${margin} ${px(y)})`}>
      <Text y={0} size={type.small} weight={600} fill={color.muted}>
        {label}
      </Text>
      <g transform="translate(0 20)">
        <Box width={640} height={88} fill={color.surface} stroke={caret ? color.brand : color.border} />
        <Text x={28} y={55} size={type.lead}>
          {value}
          {caret && <tspan fill={color.brand}>|</tspan>}
        </Text>
      </g>
    </g>
  );
}

interface BoxProps {
  width: number;
  height: number;
  fill: string;
  stroke: string;
  opacity?: number;
}

function Box({ width, height, fill, stroke, opacity = 1 }: BoxProps) {
  return (
    <rect
      x={1}
      y={1}
      width={width - 2}
      height={height - 2}
      rx={radius.control}
      fill={fill}
      stroke={stroke}
      strokeWidth={2}
      opacity={opacity >= 1 ? undefined : px(opacity)}
    />
  );
}
