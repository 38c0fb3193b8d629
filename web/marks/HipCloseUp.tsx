import { closeUp } from '../shared/figure/atlas.ts';
import { jointOf, towards } from '../shared/joints/stage.ts';
import { ScanDefinition, scanStyles } from './Scan.tsx';
import { Themed } from './Themed.tsx';

/** The body goes on beyond the photograph's edge. */
const joint = { ...jointOf('hip'), fade: towards(700, 1000) };

/** The hip of a photograph, enlarged, to lie on a photograph's ground. */
export function HipCloseUp() {
  return (
    <Themed title="Quadril, ampliado" viewBox={closeUp} styles={scanStyles(joint, 0.4)}>
      <ScanDefinition joint={joint} />
      <use href="#scan" className="field" />
    </Themed>
  );
}
