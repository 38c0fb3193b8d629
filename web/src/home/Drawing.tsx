import { css, cx } from '@linaria/core';
import { type Frame, marksAt } from '../../shared/figure/frames.ts';
import type { Point } from '../../shared/figure/geometry.ts';
import { color, text } from '../styles/tokens.ts';

interface DrawingProps {
  src: string;
  frame: Frame;
  /** The knee's flexion in degrees, where the drawing has a scale. */
  flexion?: number | undefined;
  className: string;
}

/** A drawing of the leg, with the '0°' of its scale. Its class gives it its `aspect-ratio`. */
export function Drawing({ src, frame, flexion, className }: DrawingProps) {
  return (
    <div className={cx(drawing, picture, className)}>
      <img src={src} alt="" width={frame.width} height={frame.height} loading="lazy" />
      {flexion && (
        <svg textAnchor="end" aria-hidden="true">
          <text {...place(frame, marksAt(flexion).zero)}>0°</text>
        </svg>
      )}
    </div>
  );
}

/** The attributes that place an element of the svg over a drawing at a point of the drawing. */
export function place({ left, top, width, height }: Frame, { x, y }: Point): { x: string; y: string } {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return { x: percent((x - left) / width), y: percent((y - top) / height) };
}

/** Holds a drawing as wide as its place and, over it, an svg with its letters, which do not grow with it. */
export const drawing = css`
  position: relative;

  > :first-child {
    width: 100%;
    height: auto;
  }

  > :nth-child(2) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: currentColor;
    font-size: min(${text.label}, 4.4cqw);
    dominant-baseline: central;
  }
`;

/* Neither fetched nor drawn far from the screen. It follows the browser's theme, not the ground that it stands on. */
const picture = css`
  content-visibility: auto;

  img {
    position: absolute;
    color-scheme: light dark;
  }

  /* Legible on the drawing in forced colours, too. */
  text {
    stroke: ${color.paper};
    stroke-width: 4px;
    paint-order: stroke;
  }
`;
