import { arcPath, polar } from '../src/figure/geometry.ts';
import { type FigurePalette, Knee } from '../src/figure/Knee.tsx';
import { site } from '../src/site.ts';

/** The light theme's colours as plain values: a picture has no style sheet. */
const palette: FigurePalette & { paper: string; muted: string; line: string; brand: string; arcText: string } = {
  paper: '#faf9f5',
  ground: '#ffffff',
  skin: '#dcefea',
  limb: '#12222b',
  muted: '#4b5b64',
  line: '#d9d6cb',
  brand: '#0b6b66',
  arc: '#e2582f',
  ticks: '#e2582f',
  arcText: '#b13a15',
};

/** The picture that other sites show beside a link to this one: 1200 by 630 pixels, the hero in short. */
export function ShareImage() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fontFamily="Figtree">
      <title>{site.name}</title>
      <rect width="1200" height="630" fill={palette.paper} />
      <path d={scale()} fill="none" stroke={palette.line} strokeWidth="2" transform="translate(925 330)" />
      <clipPath id="screen">
        <rect x="750" y="60" width="350" height="640" rx="44" />
      </clipPath>
      <g clipPath="url(#screen)">
        <rect x="750" y="60" width="350" height="640" fill={palette.ground} />
        <g transform="translate(990 292) scale(0.9)">
          <Knee flexion={92} palette={palette} />
        </g>
        <text x="1066" y="596" fontSize="72" fontWeight="700" textAnchor="end" fill={palette.arcText}>
          92°
        </text>
      </g>
      <rect x="750" y="60" width="350" height="640" rx="44" fill="none" stroke={palette.limb} strokeWidth="12" />
      <text x="80" y="214" fontSize="30" fontWeight="600" fill={palette.brand}>
        Para fisioterapeutas
      </text>
      <text x="76" y="316" fontSize="96" fontWeight="700" letterSpacing="-2" fill={palette.limb}>
        Goniometria
      </text>
      <text x="76" y="412" fontSize="96" fontWeight="700" letterSpacing="-2" fill={palette.limb}>
        Digital
      </text>
      <text x="80" y="486" fontSize="30" fill={palette.muted}>
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
