import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { restingFlexion } from '../shared/figure/pose.ts';
import { palette } from '../shared/palette.ts';
import { within } from './frame.ts';
import { Limb, limbStyles } from './Limb.tsx';

const styles = `${limbStyles}
.photo { fill: ${palette.light.brandSoft} }
@media (prefers-color-scheme: dark) {
  .photo { fill: ${palette.dark.brandSoft} }
}
`;

const { knee } = drawFigure(restingFlexion).landmarks;
/** The knee is at 45 % of its width and 34 % of its height. */
const frame = { left: Math.round(knee.x - 252), top: Math.round(knee.y - 113), width: 560, height: 333 };
const { contour, sections, bones } = drawFigure(restingFlexion, wholeLeg, within(frame));

/** A photograph of a knee between its thigh and its shank. The page marks the landmark itself. */
export function MarkedKnee() {
  const { left, top, width, height } = frame;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${left} ${top} ${width} ${height}`} fill="none">
      <title>Joelho com um ponto</title>
      <style>{styles}</style>
      <rect className="photo" x={left} y={top} width={width} height={height} />
      <Limb contour={contour} sections={sections} />
      <path className="ink" strokeWidth="2.6" d={bones} />
    </svg>
  );
}
