import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { restingFlexion } from '../shared/figure/pose.ts';
import { viewBoxes } from '../shared/figure/viewBoxes.ts';
import { Limb, LimbDefinitions } from './Limb.tsx';
import { Themed } from './Themed.tsx';
import { within } from './viewBox.ts';

/** The front of the limb lies in the light. */
const styles = `
.skin { stroke-width: .45 }
.fine { stroke-width: .32; stroke-opacity: .5 }
.bold { stroke-width: .42; stroke-opacity: .75; stroke-dasharray: 104 9999 }
.bolder { stroke-width: .55; stroke-dasharray: 58 9999 }
`;

const knee = drawFigure(restingFlexion, wholeLeg, within(viewBoxes.closeUp));

/** The knee of a photograph, enlarged, to lie on a photograph's ground. */
export function CloseUp() {
  return (
    <Themed title="Joelho, ampliado" viewBox={viewBoxes.closeUp} styles={styles}>
      <LimbDefinitions figure={knee} />
      <g className="field">
        <Limb toned lines={['fine', 'bold', 'bolder']} />
      </g>
    </Themed>
  );
}
