import type { ReactNode } from 'react';
import { px } from '../../drawing/px.ts';
import { color, type } from './theme.ts';

interface TextProps {
  x?: number;
  /** The baseline. */
  y: number;
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

/** One line of text; large sizes are set tighter. */
export function Text({ x = 0, y, size = type.body, weight = 400, fill = color.ink, anchor, children }: TextProps) {
  return (
    <text
      x={px(x)}
      y={px(y)}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor}
      letterSpacing={size >= type.title ? px(size * -0.015) : undefined}
    >
      {children}
    </text>
  );
}

interface DegreesProps extends Omit<TextProps, 'children'> {
  value: number;
}

/** An angle in whole degrees. */
export function Degrees({ value, ...rest }: DegreesProps) {
  return <Text {...rest}>{`${Math.round(value)}°`}</Text>;
}
