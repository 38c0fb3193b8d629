import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { px } from '../../shared/drawing/px.ts';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';
import { color, margin, radius, type } from './theme.ts';

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

interface RowProps {
  y: number;
  title: string;
  detail: string;
  /** Drawn before the text, around the centre of a circle of 40 px. */
  lead: ReactNode;
  pressed?: number;
  /** What the row is tinted with, 0 to 1, when it is new. */
  fresh?: number;
}

/** The height of a list row, in pixels. */
export const rowHeight = 120;

/** A row of a list across the whole screen, with a hairline under its text. */
export function ListRow({ y, title, detail, lead, pressed = 0, fresh = 0 }: RowProps) {
  const tint = Math.max(pressed, fresh);
  return (
    <g transform={`translate(0 ${px(y)})`}>
      {tint > 0 && <rect width={720} height={rowHeight} fill={color.brandSoft} opacity={px(tint)} />}
      <g transform="translate(80 60)">{lead}</g>
      <Text x={144} y={54} size={type.lead} weight={600}>
        {title}
      </Text>
      <Text x={144} y={92} size={type.small} fill={color.muted}>
        {detail}
      </Text>
      <Icon icon={ChevronRight} x={664} y={60} size={36} color={color.muted} />
      <path d={`M144 ${rowHeight}H680`} stroke={color.line} strokeWidth={2} />
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
