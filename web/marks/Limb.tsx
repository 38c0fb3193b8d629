import type { Figure } from '../shared/figure/figure.ts';

/** The paths that `Limb` draws. A file has one leg. */
export function LimbDefinitions({ figure }: { figure: Figure }) {
  return (
    <defs>
      <path id="sections" d={figure.sections} />
      <clipPath id="limb">
        <path id="contour" d={figure.contour} />
      </clipPath>
    </defs>
  );
}

/** The lines of a limb on the page's ground, as in the hero: darker at the back, or lighter at the front in the dark. */
export const lined = {
  lines: ['fine', 'bold', 'bolder'],
  styles: `
.skin { stroke-width: .9 }
.fine { stroke-width: .8; stroke-opacity: .85 }
.bold { stroke-width: 1.1; stroke-dasharray: 0 48 9999 }
.bolder { stroke-width: 1.6; stroke-dasharray: 0 78 9999 }
@media (prefers-color-scheme: dark) {
  .fine { stroke-opacity: .42 }
  .bold { stroke-width: .8; stroke-opacity: .7; stroke-dasharray: 104 9999 }
  .bolder { stroke-width: 1.2; stroke-dasharray: 58 9999 }
}
`,
} as const;

/** The limb with its sections: thin lines, and thicker ones on its lit or its shaded side. `#contour` is its outline. */
export function Limb({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <use href="#contour" className="skin" fill="var(--surface)" stroke="var(--ring)" />
      <g clipPath="url(#limb)" stroke="var(--ring)">
        {lines.map((line) => (
          <use key={line} href="#sections" className={line} />
        ))}
      </g>
    </>
  );
}
