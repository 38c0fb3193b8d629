import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { At } from '../../drawing/At.tsx';
import { Icon } from './Icon.tsx';
import { inOut, mix, tween } from './motion.ts';
import { Text } from './Text.tsx';
import { color, frame, margin, type } from './theme.ts';

/** A whole screen of the app: its background and its content. */
export function Screen({ background = color.paper, children }: { background?: string; children: ReactNode }) {
  return (
    <>
      <rect width={frame.width} height={frame.height} fill={background} />
      {children}
    </>
  );
}

/** The bar at the head of a screen: the way back, the screen's title and a line under it. */
export function TopBar({ title, detail }: { title: string; detail?: string }) {
  return (
    <>
      <Icon icon={ChevronLeft} x={52} y={118} size={48} color={color.ink} />
      <Text x={96} y={detail === undefined ? 131 : 113} size={36} weight={700}>
        {title}
      </Text>
      {detail !== undefined && (
        <Text x={96} y={149} size={type.small} fill={color.muted}>
          {detail}
        </Text>
      )}
    </>
  );
}

/** A heading over a group. */
export function Heading({ y, children }: { y: number; children: ReactNode }) {
  return (
    <Text x={margin} y={y} size={type.body} weight={600} fill={color.muted}>
      {children}
    </Text>
  );
}

/** How long a screen takes to slide over another, in seconds. */
export const pushTime = 0.5;

interface PushProps {
  t: number;
  /** The second at which the new screen begins to move. */
  at: number;
  under: ReactNode;
  over: ReactNode;
}

/** Slides a screen in from the right over another, which gives way. Draws only what can be seen. */
export function Push({ t, at, under, over }: PushProps) {
  const way = tween(t, at, at + pushTime, inOut);
  if (way === 0) return under;
  if (way === 1) return over;
  return (
    <>
      <At x={mix(0, -200, way)}>{under}</At>
      <At x={mix(frame.width, 0, way)}>
        <rect x={-8} width={8} height={frame.height} fill={color.ink} fillOpacity={0.05} />
        <rect x={-2} width={2} height={frame.height} fill={color.line} />
        {over}
      </At>
    </>
  );
}
