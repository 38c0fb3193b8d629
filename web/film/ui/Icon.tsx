import type { LucideIcon } from 'lucide-react';
import { px } from './motion.ts';

interface IconProps {
  icon: LucideIcon;
  /** The icon's middle. */
  x: number;
  y: number;
  size?: number;
  color: string;
}

/** One of the icons that the site uses too, about its middle. */
export function Icon({ icon: Glyph, x, y, size = 40, color }: IconProps) {
  return <Glyph x={px(x - size / 2)} y={px(y - size / 2)} size={size} color={color} strokeWidth={1.75} />;
}
