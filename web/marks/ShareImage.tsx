import { Overlay, whole } from '../shared/drawing/Overlay.tsx';
import { PhotographedLimb } from '../shared/drawing/PhotographedLimb.tsx';
import { photograph } from '../shared/drawing/photograph.ts';
import { drawFigure } from '../shared/figure/figure.ts';
import { table } from '../shared/figure/pose.ts';
import { palette } from '../shared/palette.ts';
import { example } from '../shared/patients.ts';
import { tagline } from '../shared/timeline.ts';
import { site } from '../src/site.ts';

const { paper, ink, muted, brand, brandStrong } = palette.light;

const figure = drawFigure(example.latest.angle);

/** Where the photograph begins and where the table is, in pixels; the figure's corner and scale follow. */
const [edge, ground] = [540, 580];
const scale = 0.83;
const place = `translate(${1200 - 900 * scale} ${ground - table * scale}) scale(${scale})`;

/** The picture that other sites show beside a link to this one: 1200 by 630 pixels, the hero in short. */
export function ShareImage() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fontFamily="Figtree">
      <title>{site.name}</title>
      <rect width="1200" height="630" fill={paper} />
      <g transform={place} fill="none" stroke={brandStrong}>
        <path d={figure.sections} strokeWidth="0.9" strokeOpacity="0.8" />
        <path d={figure.contour} strokeWidth="1.6" />
      </g>
      <Photograph />
      <path d={`M0 ${ground + 1}H1200`} stroke={ink} strokeWidth="2" />
      <text x="80" y="150" fontSize="28" fontWeight="600" fill={brand}>
        Para fisioterapeutas
      </text>
      <g fontSize="82" fontWeight="500" letterSpacing="-3.6" fill={ink}>
        <text x="75" y="242">
          Goniometria
        </text>
        <text x="75" y="322">
          Digital
        </text>
      </g>
      <g fontSize="28" fill={muted}>
        {tagline.map((line, index) => (
          <text key={line} x="80" y={386 + 38 * index}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

function Photograph() {
  const { x, y } = figure.reading;
  return (
    <>
      <radialGradient id="field" gradientUnits="userSpaceOnUse" cx="900" cy="360" r="480">
        <stop offset="0" stopColor={photograph.glow} />
        <stop offset="1" stopColor={photograph.field} />
      </radialGradient>
      <clipPath id="photograph">
        <rect x={edge} width={1200 - edge} height={ground} />
      </clipPath>
      <g clipPath="url(#photograph)">
        <rect x={edge} width={1200 - edge} height={ground} fill="url(#field)" />
        <path d={corners} fill="none" stroke={photograph.line} strokeWidth="2" />
        <g transform={place}>
          <PhotographedLimb figure={figure} name="share" />
          <path d={figure.sections} fill="none" stroke={photograph.line} strokeWidth="0.9" strokeOpacity="0.55" />
          <Overlay marks={figure.landmarks} drawn={whole} />
          <text x={x - 30} y={y} fontSize="118" textAnchor="end" fill={photograph.arcText}>
            {`${figure.flexion}°`}
          </text>
        </g>
      </g>
    </>
  );
}

/** A viewfinder's corners. */
const corners = 'M572 52V32H592M1148 32H1168V52M1168 528V548H1148M592 548H572V528';
