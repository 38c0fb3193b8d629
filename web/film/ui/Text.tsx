import type { ReactNode } from 'react';
import { px } from './motion.ts';
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

/** The widths of a digit and of the degree sign, in parts of the size. */
const cell = { digit: 0.6, degree: 0.4 } as const;

/** The width in pixels that `Degrees` takes. */
export function degreesWidth(value: number, size: number): number {
  return (String(Math.round(value)).length * cell.digit + cell.degree) * size;
}

interface DegreesProps extends Omit<TextProps, 'children'> {
  value: number;
}

/** An angle in whole degrees whose digits keep their places while it counts: the renderer knows no tabular figures. */
export function Degrees({ value, x = 0, size = type.body, anchor = 'start', ...rest }: DegreesProps) {
  const digits = [...String(Math.round(value))].map((digit, index) => ({ digit, middle: (index + 0.5) * cell.digit }));
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * degreesWidth(value, size);
  const left = x - shift;
  return (
    <>
      {digits.map(({ digit, middle }) => (
        <Text key={middle} {...rest} size={size} anchor="middle" x={left + middle * size}>
          {digit}
        </Text>
      ))}
      <Text {...rest} size={size} anchor="middle" x={left + (digits.length * cell.digit + cell.degree / 2) * size}>
        °
      </Text>
    </>
  );
}
