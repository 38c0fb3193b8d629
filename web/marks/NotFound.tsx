import { linePath, origin, steps } from '../shared/geometry/geometry.ts';
import { groundColors } from '../shared/groundColors.ts';
import { OutlinedText } from './OutlinedText.tsx';
import { angle, spiralPath, spiralPoint, tenTicks, twoTicks } from './spiral.ts';

const { light, dark } = groundColors.deep;

/** On the deep ground, whose lines are the same in both themes. On a phone lines and numerals are larger in their units. */
const styles = `
svg { color-scheme: dark }
.wedge { fill: ${light.muted}; fill-opacity: .13 }
.fine { stroke: ${light.muted} }
.coarse { stroke: ${light.ink}; stroke-width: 1.25 }
.limbs { stroke: ${light.ink}; stroke-width: 2.2 }
.arc { stroke: ${light.arc}; stroke-width: 5 }
.point { fill: ${light.paper}; stroke: ${light.arc}; stroke-width: 3 }
.numeral { fill: ${light.muted} }
@media (prefers-color-scheme: dark) { .point { fill: ${dark.paper} } }
@media (max-width: 760px) { .numeral { scale: 1.22 } }
@media (max-width: 560px) {
  .fine { stroke-width: 2 }
  .coarse { stroke-width: 2.6 }
  .limbs { stroke-width: 4 }
  .arc { stroke-width: 9 }
  .point { stroke-width: 6 }
  .numerals { scale: 1.08 }
  .numerals > :first-child { display: none }
  .numeral { scale: 1.83 }
  .reading { scale: 1.2 }
}
`;

/** A goniometer opened to 404 degrees: one turn and 44 degrees. Its scale goes along with the arc. */
export function NotFound() {
  const end = spiralPoint(angle);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-400 -400 800 800" fill="none">
      <title>404 graus: uma volta e 44 graus</title>
      <style>{styles}</style>
      <path className="wedge" d={`${spiralPath(0, angle)}L0 0z`} />
      <path className="wedge" d={`${spiralPath(360, angle)}L0 0z`} />
      <path className="fine" d={twoTicks} />
      <path className="coarse" d={tenTicks} />
      <g className="numerals">
        {steps(30, 390, 30).map((degrees) => {
          const { x, y } = spiralPoint(degrees, 52);
          return (
            <g key={degrees} transform={`translate(${x} ${y})`}>
              <g className="numeral">
                <OutlinedText y={6.3} size={18}>
                  {String(degrees)}
                </OutlinedText>
              </g>
            </g>
          );
        })}
      </g>
      <path className="limbs" d={linePath(spiralPoint(0, 40), origin, spiralPoint(angle, 78))} />
      <path className="arc" d={spiralPath(0, angle)} />
      <circle className="point" cx={end.x} cy={end.y} r="11" />
      <circle className="point" r="9" />
      <g className="reading" transform="translate(0 96)">
        <OutlinedText y={36} size={104} spacing={-4.7} fill={light.arc}>
          {`${angle}°`}
        </OutlinedText>
      </g>
    </svg>
  );
}
