import { drawFigure } from '../shared/figure/figure.ts';
import { linePath, radians, rounded } from '../shared/figure/geometry.ts';
import { restingFlexion } from '../shared/figure/pose.ts';
import { cameraTurns, seenPoints, seenTurned, turnedView } from '../shared/figure/threePoints.ts';
import { Themed } from './Themed.tsx';
import { viewBoxOf } from './viewBox.ts';

const { contour } = drawFigure(restingFlexion);

/** The units from one drawing to the next. */
const distance = 1000;

/** The same knee as cameras see it that are turned about the vertical, each a `<view>` of the file. */
export function TurnedCamera() {
  return (
    <Themed title="O mesmo joelho com a câmera girada" viewBox={turnedView} styles={styles}>
      <defs>
        <path id="contour" d={contour} />
      </defs>
      {cameraTurns.map((turn, index) => (
        <Turned key={turn} turn={turn} index={index} />
      ))}
    </Themed>
  );
}

const styles = `
.skin { fill-opacity: .14; stroke-opacity: .8 }
path, use, circle { vector-effect: non-scaling-stroke }
`;

function Turned({ turn, index }: { turn: number; index: number }) {
  const seen = seenTurned(seenPoints, turn);
  const [fixed, axis, moving] = [rounded(seen.fixed), rounded(seen.axis), rounded(seen.moving)];
  return (
    <>
      <view id={`turned-${turn}`} viewBox={viewBoxOf({ ...turnedView, top: turnedView.top + distance * index })} />
      <g className="field" transform={`translate(${-axis.x} ${distance * index - axis.y})`}>
        <use
          href="#contour"
          className="skin"
          fill="var(--ring)"
          stroke="var(--ring)"
          transform={`scale(${Math.cos(radians(turn)).toFixed(4)} 1)`}
        />
        <path stroke="var(--ink)" strokeWidth="1.3" d={linePath(fixed, axis, moving)} />
        <g fill="var(--paper)" stroke="var(--arc)" strokeWidth="1.8">
          {[fixed, axis, moving].map(({ x, y }) => (
            <circle key={x} r="22" cx={x} cy={y} />
          ))}
        </g>
      </g>
    </>
  );
}
