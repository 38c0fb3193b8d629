import type { ReactNode } from 'react';
import { px } from '../../drawing/px.ts';
import { Text } from './Text.tsx';
import { color, margin, radius } from './theme.ts';

interface CardProps {
  x?: number;
  y: number;
  width?: number;
  height: number;
  fill?: string;
  stroke?: string;
  children?: ReactNode;
}

/** A surface with a hairline around it; its children have its upper left corner as origin. */
export function Card({ x = margin, y, width = 640, height, fill, stroke = color.line, children }: CardProps) {
  return (
    <g transform={`translate(${px(x)} ${px(y)})`}>
      <rect
        width={px(width)}
        height={px(height)}
        rx={radius.card}
        fill={fill ?? color.surface}
        stroke={stroke}
        strokeWidth={2}
      />
      {children}
    </g>
  );
}

/** A disc with a short text, because no person is shown. */
export function Disc({ text, r = 36 }: { text: string; r?: number }) {
  return (
    <>
      <circle r={r} fill={color.brandSoft} />
      <Text y={r * 0.28} size={Math.max(26, r * 0.78)} weight={700} anchor="middle" fill={color.brandStrong}>
        {text}
      </Text>
    </>
  );
}
