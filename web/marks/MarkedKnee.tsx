import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { restingFlexion } from '../shared/figure/pose.ts';
import { OutlinedText } from './OutlinedText.tsx';
import { Themed } from './Themed.tsx';
import { within } from './viewBox.ts';

/** A piece, in CSS pixels. */
export const piece = { left: 0, top: 0, width: 336, height: 200 };
export const sheet = 'M0 0h336v200h-336z';

const { knee } = drawFigure(restingFlexion).landmarks;
const scale = 0.6;
/** What the photograph shows of the leg: the knee stands at 151, 68. */
const frame = { left: knee.x - 151 / scale, top: knee.y - 68 / scale, width: 336 / scale, height: 200 / scale };
const leg = drawFigure(restingFlexion, wholeLeg, within(frame));

/** The lines of a limb on the page's ground, as in the hero: darker at the back, or lighter at the front in the dark. */
const styles = `
.skin { stroke-width: .9 }
.fine { stroke-width: .8; stroke-opacity: .85 }
.bold { stroke-width: 1.1; stroke-dasharray: 0 48 9999 }
.bolder { stroke-width: 1.6; stroke-dasharray: 0 78 9999 }
@media (prefers-color-scheme: dark) {
  .fine { stroke-opacity: .42 }
  .bold { stroke-width: .8; stroke-opacity: .7; stroke-dasharray: 104 9999 }
  .bolder { stroke-width: 1.2; stroke-dasharray: 58 9999 }
}
`;

/** The second of the three points on a photograph. */
export function MarkedKnee() {
  return (
    <Themed title="Joelho com o segundo ponto" viewBox={piece} styles={styles}>
      <defs>
        <path id="sections" d={leg.sections} />
        <clipPath id="limb">
          <path id="contour" d={leg.contour} />
        </clipPath>
      </defs>
      <path fill="var(--brandSoft)" d={sheet} />
      <g transform={`scale(${scale}) translate(${(-frame.left).toFixed(1)} ${(-frame.top).toFixed(1)})`}>
        <use href="#contour" className="skin" fill="var(--surface)" stroke="var(--ring)" />
        <g clipPath="url(#limb)" stroke="var(--ring)">
          {['fine', 'bold', 'bolder'].map((line) => (
            <use key={line} href="#sections" className={line} />
          ))}
        </g>
        <path stroke="var(--ink)" strokeWidth="2.6" d={leg.bones} />
      </g>
      <circle cx="151" cy="68" r="15.6" fill="var(--surface)" stroke="var(--arc)" strokeWidth="2.6" />
      <OutlinedText x={151} y={74.8} anchor="middle" size={19.5} weight={600} fill="var(--arcText)">
        2
      </OutlinedText>
    </Themed>
  );
}
