import { closeUp } from '../shared/figure/atlas.ts';
import { drawnJoint, towards } from './joints/stage.ts';
import { ScanDefinition, scanPaint, scanStyles } from './Scan.tsx';
import { Themed } from './Themed.tsx';

const joint = { ...drawnJoint('hip'), fade: towards(560, 682) };

/** The hip of a photograph, enlarged, to lie on a photograph's ground. */
export function HipCloseUp() {
  return (
    <Themed
      title="Quadril, ampliado"
      viewBox={closeUp}
      ground="field"
      paint={scanPaint}
      forced={scanPaint}
      styles={scanStyles(joint, 0.75)}
    >
      <ScanDefinition joint={joint} />
      <use xlinkHref="#scan" />
    </Themed>
  );
}
