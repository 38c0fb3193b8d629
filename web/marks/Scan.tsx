import { px } from '../drawing/px.ts';
import { controlsThrough, splineWriter } from '../shared/geometry/spline.ts';
import type { drawnJoint } from './joints/stage.ts';
import type { Paint } from './Themed.tsx';

type Joint = ReturnType<typeof drawnJoint>;

/** A scan's colours, by their roles. */
export const scanPaint: Paint = { '#scan': { stroke: 'ring' }, '.skin': { fill: 'paper' } };

/** Thin lines, and stronger ones where the light falls. `weight` tells how much thicker they are than on a wide page. */
export function scanStyles({ lit, scale }: Pick<Joint, 'lit' | 'scale'>, weight: number): string {
  const length = Math.round(lit * scale);
  return `
.fine { stroke-opacity: .66 }
.bold { stroke-dasharray: ${length} 9999 }
.bolder { stroke-dasharray: ${Math.round(length * 0.6)} 9999 }
.tone { stroke-width: 12; stroke-opacity: .1; stroke-dasharray: 0 7 ${Math.round(length * 1.35)} 9999 }
.even { stroke-dasharray: none }
${widths('', weight)}
${widths(' and (max-width: 480px)', 1.5 * weight)}
${widths(' and (max-width: 180px)', 2.1 * weight)}
@media (prefers-color-scheme: dark) {
  .fine { stroke-opacity: .55 }
  .bold { stroke-opacity: .85 }
  .tone { stroke-opacity: .2 }
}
`;
}

/** The lines' widths. For a custom property, and for a query in another one, Inkscape would drop the whole sheet. */
function widths(narrow: string, weight: number): string {
  const width = (share: number) => `stroke-width: ${Number((share * px(weight)).toFixed(4))}`;
  return `@media all${narrow} { .skin { ${width(0.9)} } .fine { ${width(0.52)} } .bold { ${width(0.66)} } .bolder { ${width(0.92)} } }
@media (prefers-color-scheme: dark)${narrow} { .bold { ${width(0.6)} } }`;
}

/** Defines `#scan`: a joint as a scan of its contour, without what is measured on it. */
export function ScanDefinition({ joint: { layers, fade, place } }: { joint: Joint }) {
  const numbered = layers.map((layer, number) => ({ ...layer, number }));
  return (
    <defs>
      <radialGradient id="gone" gradientUnits="userSpaceOnUse" cx={fade.x} cy={fade.y} r={fade.outer}>
        <stop offset={fade.inner / fade.outer} stopColor="white" />
        <stop offset="1" stopColor="white" stopOpacity="0" />
      </radialGradient>
      <mask id="body" maskUnits="userSpaceOnUse" x="-342" y="-300" width="1368" height="1200">
        <path fill="url(#gone)" d="M-342-300h1368v1200h-1368z" />
      </mask>
      <filter id="blur">
        <feGaussianBlur stdDeviation="7" />
      </filter>
      {numbered.map(({ number, contour, lines, rooted }) => (
        <g key={number}>
          <path
            id={`s${number}`}
            d={lines
              .map((line) => line.map(place))
              .map(splineWriter(2))
              .join('')}
          />
          <clipPath id={`c${number}`}>
            <path
              id={`o${number}`}
              d={splineWriter(4)(controlsThrough(contour, 3, 4).map(place)) + (rooted ? '' : 'z')}
            />
          </clipPath>
        </g>
      ))}
      {/* A width for programs without media queries. */}
      <g id="scan" strokeWidth="0.7">
        {numbered.map(({ number, plain, whole }) => (
          <g key={number} mask={whole ? undefined : 'url(#body)'}>
            <use xlinkHref={`#o${number}`} className="skin" />
            <g clipPath={`url(#c${number})`}>
              <use xlinkHref={`#s${number}`} className={plain ? 'tone even' : 'tone'} filter="url(#blur)" />
              {(plain ? ['fine'] : ['fine', 'bold', 'bolder']).map((weight) => (
                <use key={weight} xlinkHref={`#s${number}`} className={weight} />
              ))}
            </g>
          </g>
        ))}
      </g>
    </defs>
  );
}
