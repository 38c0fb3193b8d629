import { css } from '@linaria/core';
import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  icon: IconNode;
  /** Its width and height in CSS pixels. */
  size?: number;
  /** Drawn as an area, not as lines. */
  solid?: boolean;
}

/** A decorative icon in the colour of the text. */
export function Icon({ icon, size = 24, solid }: IconProps) {
  const fill = solid ? 'currentColor' : 'none';
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill={fill} className={lines} aria-hidden="true">
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

const lines = css`
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
