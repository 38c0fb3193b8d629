import { Overlay, whole } from '../drawing/Overlay.tsx';
import { PhotographedLimb } from '../drawing/PhotographedLimb.tsx';
import { photoColor } from '../drawing/photoColor.ts';
import { appName } from '../shared/appName.ts';
import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { table } from '../shared/figure/pose.ts';
import { palette } from '../shared/palette.ts';
import { followed } from '../shared/patients.ts';

const { paper, ink } = palette.light;

const figure = drawFigure(followed.latest.angle);

/** The picture's size, where the words begin, and where the table is, in pixels. */
const size = { width: 1200, height: 630 };
const [start, ground] = [306, 580];

/** A viewfinder's corners, 32 pixels within the photograph. */
const corners = 'M32 52V32H52M1168 52V32H1148M32 528V548H52M1168 528V548H1148';

/** Where the figure ends, in pixels, and its scale: its three points are in the middle square. */
const end = 945;
const scale = 0.66;
const place = `translate(${end - wholeLeg.width * scale} ${ground - table * scale}) scale(${scale})`;

/**
 * The picture that other sites show beside a link to this one. A chat shows it 280 pixels wide, or the square in its middle
 * alone, from 285 to 915: what it says and what it measures are there, in letters that are still legible.
 */
export function ShareImage() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${size.width} ${size.height}`} fontFamily="Figtree">
      <title>{appName}</title>
      <rect {...size} fill={paper} />
      <Photograph />
      <path d={`M0 ${ground + 1}H${size.width}`} stroke={ink} strokeWidth="2" />
      <text x={start} y="80" fontSize="54" fontWeight="600" letterSpacing="-1" fill={photoColor.line}>
        App Android
      </text>
      <text x={start - 4} y="156" fontSize="72" fontWeight="500" letterSpacing="-3.2" fill={photoColor.ink}>
        {appName}
      </text>
    </svg>
  );
}

function Photograph() {
  const { x, y } = figure.reading;
  return (
    <>
      <radialGradient id="field" gradientUnits="userSpaceOnUse" cx="660" cy="400" r="640">
        <stop offset="0" stopColor={photoColor.glow} />
        <stop offset="1" stopColor={photoColor.field} />
      </radialGradient>
      {/* Where the body goes on, the lines thin out. */}
      <linearGradient id="end" gradientUnits="userSpaceOnUse" x1="760" x2="900">
        <stop offset="0" stopColor={photoColor.ink} />
        <stop offset="1" stopColor={photoColor.ink} stopOpacity="0" />
      </linearGradient>
      <mask id="fading" maskUnits="userSpaceOnUse" x="0" y="-100" width="900" height="900">
        <rect y="-100" width="900" height="900" fill="url(#end)" />
      </mask>
      <clipPath id="photograph">
        <rect width={size.width} height={ground} />
      </clipPath>
      <g clipPath="url(#photograph)">
        <rect width={size.width} height={ground} fill="url(#field)" />
        <path d={corners} fill="none" stroke={photoColor.line} strokeWidth="2" />
        <g transform={place}>
          <g mask="url(#fading)">
            <PhotographedLimb figure={figure} name="share" />
            <path d={figure.sections} fill="none" stroke={photoColor.line} strokeWidth="0.9" strokeOpacity="0.55" />
          </g>
          <Overlay marks={figure.landmarks} drawn={whole} />
          <text x={x - 30} y={y} fontSize="118" textAnchor="end" fill={photoColor.arcText}>
            {`${figure.flexion}°`}
          </text>
        </g>
      </g>
    </>
  );
}
