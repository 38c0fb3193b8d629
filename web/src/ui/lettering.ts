import { css } from '@linaria/core';
import type { Point, ViewBox } from '../../shared/geometry/geometry.ts';
import { color, type } from '../styles/rules.ts';

/** Converts a point of a drawing to the attributes of an element in the SVG that lies over it. */
export function placeIn({ left, top, width, height }: ViewBox, { x, y }: Point): { x: string; y: string } {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return { x: percent((x - left) / width), y: percent((y - top) / height) };
}

/** Contains a drawing, which is a `picture` with its `lettering` over it. */
export const lettered = css`
  position: relative;
`;

/**
 * Shows a drawing of `web/public` over the whole of an element. Each is a document of its own, which a browser makes before
 * the first paint for an `<img>`, and after the page's layout for a background.
 */
export const drawn = (file: string) => `
  display: block;
  background: url('/${file}') 0 0 / 100% 100% no-repeat;
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
  ${type.lettering}
  dominant-baseline: central;
`;

/** Text whose outline keeps it clear of the lines that it lies over. */
export const outlined = css`
  paint-order: stroke;
  stroke: ${color.paper};
  stroke-width: 4px;
`;
