import type { Figure } from '../shared/figure/figure.ts';
import { palette } from '../shared/palette.ts';

const { light, dark } = palette;

/**
 * The style of a knee on the page's ground, in the colours of the browser's theme. As in the hero, on light ground the
 * sections have more ink where the limb turns away, on dark ground more light where it turns to the viewer.
 */
export const kneeStyles = `
.limb { fill: ${light.surface}; stroke: ${light.ring}; stroke-width: .9 }
.sections { stroke: ${light.ring} }
.fine { stroke-width: .8; stroke-opacity: .85 }
.bold { stroke-width: 1.1; stroke-dasharray: 0 48 9999 }
.bolder { stroke-width: 1.6; stroke-dasharray: 0 78 9999 }
.ink { stroke: ${light.ink} }
.point { fill: ${light.paper}; stroke: ${light.arc} }
@media (prefers-color-scheme: dark) {
  .limb { fill: ${dark.surface}; stroke: ${dark.ring} }
  .sections { stroke: ${dark.ring} }
  .fine { stroke-opacity: .42 }
  .bold { stroke-width: .8; stroke-opacity: .7; stroke-dasharray: 104 9999 }
  .bolder { stroke-width: 1.2; stroke-dasharray: 58 9999 }
  .ink { stroke: ${dark.ink} }
  .point { fill: ${dark.paper}; stroke: ${dark.arc} }
}
`;

/** A knee between its limbs, with their sections. `#contour` is its outline. */
export function Knee({ contour, sections }: Pick<Figure, 'contour' | 'sections'>) {
  return (
    <>
      <defs>
        <path id="sections" d={sections} />
      </defs>
      <clipPath id="limb">
        <path id="contour" d={contour} />
      </clipPath>
      <use href="#contour" className="limb" />
      <g className="sections" clipPath="url(#limb)">
        <use href="#sections" className="fine" />
        <use href="#sections" className="bold" />
        <use href="#sections" className="bolder" />
      </g>
    </>
  );
}
