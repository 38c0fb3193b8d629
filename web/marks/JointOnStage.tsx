import { px } from '../shared/drawing/px.ts';
import { type AtlasJoint, frame } from '../shared/figure/atlas.ts';
import { controlsThrough, splineWriter } from '../shared/figure/spline.ts';
import { jointOf } from '../shared/joints/stage.ts';
import { Themed } from './Themed.tsx';

/** The lines are thin, and stronger where the light falls. Weights are those of a stage that is as wide as its units. */
const styles = (lit: number, weight: number) => `
svg { --k: ${px(weight)} }
@media (max-width: 480px) { svg { --k: ${px(1.5 * weight)} } }
@media (max-width: 180px) { svg { --k: ${px(2.1 * weight)} } }
.skin { stroke-width: calc(var(--k) * .9px) }
.fine { stroke-width: calc(var(--k) * .52px); stroke-opacity: .66 }
.bold { stroke-width: calc(var(--k) * .66px); stroke-dasharray: ${lit} 9999 }
.bolder { stroke-width: calc(var(--k) * .92px); stroke-dasharray: ${Math.round(lit * 0.6)} 9999 }
.tone { stroke-width: 12; stroke-opacity: .1; stroke-dasharray: 0 7 ${Math.round(lit * 1.35)} 9999 }
@media (prefers-color-scheme: dark) {
  .fine { stroke-opacity: .55 }
  .bold { stroke-width: calc(var(--k) * .6px); stroke-opacity: .85 }
  .bolder { stroke-width: calc(var(--k) * .85px) }
  .tone { stroke-opacity: .2 }
}
`;

/** A joint as a scan of its contour, without what is measured on it. */
export function JointOnStage({ name }: { name: AtlasJoint }) {
  const { layers, outline, fade, scale, lit, place } = jointOf(name);
  return (
    <Themed title={name} viewBox={frame} styles={styles(Math.round(lit * scale), Math.min(1, (scale / 0.76) ** 0.7))}>
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
        {layers.map(({ contour, lines, rooted }, index) => (
          <g key={lines.length}>
            <path
              id={`s${index}`}
              d={lines
                .map((line) => line.map(place))
                .map(splineWriter(2))
                .join('')}
            />
            <clipPath id={`c${index}`}>
              <path
                id={`o${index}`}
                d={splineWriter(4)(controlsThrough(contour, 3, 4).map(place)) + (rooted ? '' : 'z')}
              />
            </clipPath>
          </g>
        ))}
      </defs>
      {outline.map((line) => (
        <path
          key={line.length}
          stroke="var(--border)"
          strokeWidth="1.2"
          strokeLinecap="round"
          strokeDasharray=".2 5"
          d={splineWriter(2)(line.map(place))}
        />
      ))}
      <g stroke="var(--ring)">
        {layers.map(({ lines, plain, whole }, index) => (
          <g key={lines.length} mask={whole ? undefined : 'url(#body)'}>
            <use href={`#o${index}`} className="skin" fill="var(--paper)" />
            <g clipPath={`url(#c${index})`}>
              {!plain && <use href={`#s${index}`} className="tone" filter="url(#blur)" />}
              {(plain ? ['fine'] : ['fine', 'bold', 'bolder']).map((weight) => (
                <use key={weight} href={`#s${index}`} className={weight} />
              ))}
            </g>
          </g>
        ))}
      </g>
    </Themed>
  );
}
