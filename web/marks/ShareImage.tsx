import { palette } from '../shared/palette.ts';
import { arcPath, polar } from '../src/figure/geometry.ts';
import { type FigurePalette, Knee } from '../src/figure/Knee.tsx';
import { site } from '../src/site.ts';

const { paper, surface, ink, muted, line, brand, brandSoft, arc, arcText } = palette.light;
const figure: FigurePalette = { ground: surface, skin: brandSoft, limb: ink, arc, ticks: arc };

/** The picture that other sites show beside a link to this one: 1200 by 630 pixels, the hero in short. */
export function ShareImage() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fontFamily="Figtree">
      <title>{site.name}</title>
      <rect width="1200" height="630" fill={paper} />
      <path d={scale()} fill="none" stroke={line} strokeWidth="2" transform="translate(925 330)" />
      <clipPath id="screen">
        <rect x="750" y="60" width="350" height="640" rx="44" />
      </clipPath>
      <g clipPath="url(#screen)">
        <rect x="750" y="60" width="350" height="640" fill={surface} />
        <g transform="translate(990 292) scale(0.9)">
          <Knee flexion={92} palette={figure} />
        </g>
        <text x="1066" y="596" fontSize="72" fontWeight="700" textAnchor="end" fill={arcText}>
          92°
        </text>
      </g>
      <rect x="750" y="60" width="350" height="640" rx="44" fill="none" stroke={ink} strokeWidth="12" />
      <text x="80" y="214" fontSize="30" fontWeight="600" fill={brand}>
        Para fisioterapeutas
      </text>
      <text x="76" y="316" fontSize="96" fontWeight="700" letterSpacing="-2" fill={ink}>
        Goniometria
      </text>
      <text x="76" y="412" fontSize="96" fontWeight="700" letterSpacing="-2" fill={ink}>
        Digital
      </text>
      <text x="80" y="486" fontSize="30" fill={muted}>
        O ângulo articular a partir de uma foto
      </text>
    </svg>
  );
}

/** A protractor's scale about the knee, in hairlines. */
function scale(): string {
  const centre = { x: 0, y: 0 };
  const ticks = Array.from({ length: 180 }, (_, index) => {
    const outer = polar(centre, 300, index * 2);
    const inner = polar(centre, index % 5 === 0 ? 280 : 290, index * 2);
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  });
  return arcPath(centre, 300, 0, 359.9) + ticks.join('');
}
