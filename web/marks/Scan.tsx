import { px } from '../drawing/px.ts';
import { controlsThrough, splineWriter } from '../shared/geometry/spline.ts';
import type { drawnJoint } from './joints/stage.ts';

type Joint = ReturnType<typeof drawnJoint>;

/** Thin lines, and stronger ones where the light falls. `weight` tells how much thicker they are than on a wide page. */
export function scanStyles({ lit, scale }: Pick<Joint, 'lit' | 'scale'>, weight: number): string {
  const length = Math.round(lit * scale);
  return `
svg { --k: ${px(weight)}px }
.skin { stroke-width: calc(.9 * var(--k)) }
.fine { stroke-width: calc(.52 * var(--k)); stroke-opacity: .66 }
.bold { stroke-width: calc(.66 * var(--k)); stroke-dasharray: ${length} 9999 }
.bolder { stroke-width: calc(.92 * var(--k)); stroke-dasharray: ${Math.round(length * 0.6)} 9999 }
.tone { stroke-width: 12; stroke-opacity: .1; stroke-dasharray: 0 7 ${Math.round(length * 1.35)} 9999 }
.even { stroke-dasharray: none }
.field .tone { stroke-opacity: .3 }
@media (max-width: 480px) { svg { --k: ${px(1.5 * weight)}px } }
@media (max-width: 180px) { svg { --k: ${px(2.1 * weight)}px } }
@media (prefers-color-scheme: dark) {
  .fine { stroke-opacity: .55 }
  .bold { stroke-width: calc(.6 * var(--k)); stroke-opacity: .85 }
  .tone { stroke-opacity: .2 }
}
`;
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
      <g id="scan" stroke="var(--ring)">
        {numbered.map(({ number, plain, whole }) => (
          <g key={number} mask={whole ? undefined : 'url(#body)'}>
            <use href={`#o${number}`} className="skin" fill="var(--paper)" />
            <g clipPath={`url(#c${number})`}>
              <use href={`#s${number}`} className={plain ? 'tone even' : 'tone'} filter="url(#blur)" />
              {(plain ? ['fine'] : ['fine', 'bold', 'bolder']).map((weight) => (
                <use key={weight} href={`#s${number}`} className={weight} />
              ))}
            </g>
          </g>
        ))}
      </g>
    </defs>
  );
}
