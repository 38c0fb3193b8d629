import { css, cx } from '@linaria/core';
import type { Point } from '../../shared/figure/geometry.ts';
import { marksAt, type ViewBox } from '../../shared/figure/viewBoxes.ts';
import { color, text } from '../styles/tokens.ts';

interface LetteredDrawingProps {
  src: string;
  frame: ViewBox;
  /** The flexion of the knee in degrees. Only for a drawing with a scale. */
  flexion?: number | undefined;
  className: string;
}

/** A drawing of the leg, with '0°' at the start of its scale. `className` has to set its `aspect-ratio`. */
export function LetteredDrawing({ src, frame, flexion, className }: LetteredDrawingProps) {
  return (
    <div className={cx(lettered, outlined, className)}>
      <img className={picture} src={src} alt="" width={frame.width} height={frame.height} fetchPriority="low" />
      {flexion && (
        <svg className={lettering} textAnchor="end" aria-hidden="true">
          <text {...place(frame, marksAt(flexion).zero)}>0°</text>
        </svg>
      )}
    </div>
  );
}

/** Converts a point of a drawing to the attributes of an element in the SVG that lies over it. */
export function place({ left, top, width, height }: ViewBox, { x, y }: Point): { x: string; y: string } {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return { x: percent((x - left) / width), y: percent((y - top) / height) };
}

/** Contains a drawing, which is a `picture` with its `lettering` over it. */
export const lettered = css`
  position: relative;
`;

/** The drawing without its text. It scales with its container. */
export const picture = css`
  width: 100%;
  height: auto;
`;

/** The SVG with the drawing's text, which does not scale. */
export const lettering = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: currentColor;
  font-size: min(${text.label}, 4.4vw);
  dominant-baseline: central;
`;

const outlined = css`
  img {
    position: absolute;
  }

  /* An outline keeps the text legible on the drawing, also in forced colours. */
  text {
    stroke: ${color.paper};
    stroke-width: 4px;
    paint-order: stroke;
  }
`;
