import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { px } from '../../drawing/px.ts';

interface IconProps {
  icon: IconNode;
  /** The icon's middle. */
  x: number;
  y: number;
  size?: number;
  color: string;
}

/** An icon about its middle. */
export function Icon({ icon, x, y, size = 40, color }: IconProps) {
  return (
    <g
      transform={`translate(${px(x - size / 2)} ${px(y - size / 2)}) scale(${size / 24})`}
      fill="none"
      stroke={color}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </g>
  );
}
