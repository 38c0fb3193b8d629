import { At } from '../../drawing/At.tsx';
import { px } from '../../drawing/px.ts';
import type { Point } from '../../shared/geometry/geometry.ts';
import { inOut, linear, mix, press, tween } from '../ui/motion.ts';
import { photo } from '../ui/Photo.tsx';
import { Screen, TopBar } from '../ui/Screen.tsx';
import { Touch } from '../ui/Touch.tsx';
import { color, frame } from '../ui/theme.ts';
import { viewfinderTop } from './assessment/Camera.tsx';
import { jointName, movement, patientName } from './measures.ts';
import { Canvas, canvas } from './measuring/Canvas.tsx';
import { Guide } from './measuring/Guide.tsx';
import { Loupe } from './measuring/Loupe.tsx';
import { cue, marksAt } from './measuring/marks.ts';
import { Readout } from './measuring/Readout.tsx';
import { Saved } from './measuring/Saved.tsx';

/** The photo is measured: three points, two limbs, the arc; a point is corrected, and the measure saved. */
export function Measuring({ t }: { t: number }) {
  const settled = tween(t, -1, -0.35, inOut);
  const top = mix(viewfinderTop, canvas.top, settled);
  const bottom = mix(viewfinderTop + photo.height, canvas.bottom, settled);
  const { ankle } = marksAt(t);
  const panel = tween(t, -0.9, -0.25);
  return (
    <Screen>
      <Canvas t={t} top={top} bottom={bottom} photoTop={mix(viewfinderTop, canvas.photoTop, settled)} />
      <At y={-40 * (1 - settled)} opacity={tween(t, -0.7, -0.3, linear)}>
        <TopBar title={movement} detail={`${patientName} · ${jointName.toLowerCase()}`} />
      </At>
      <Night t={t} top={top} bottom={bottom} />
      <At y={420 * (1 - panel)}>
        <rect y={canvas.bottom - 40} width={frame.width} height={424} rx={40} fill={color.surface} />
        <Guide t={t} />
        <Readout t={t} pressed={press(t, cue.save)} />
      </At>
      <Loupe t={t} />
      {(['hip', 'knee', 'ankle'] as const).map((joint) => (
        <Touch key={joint} t={t} at={cue[joint]} {...onScreen(marksAt(0)[joint])} />
      ))}
      <Touch t={t} at={cue.grab} to={cue.release} {...onScreen(ankle)} />
      <Saved t={t} />
      <Touch t={t} at={cue.save} x={480} y={1192} />
      <Touch t={t} at={cue.results} x={480} y={1170} />
    </Screen>
  );
}

/** The camera's dark ground around the photo, which fades. */
function Night({ t, top, bottom }: { t: number; top: number; bottom: number }) {
  const left = 1 - tween(t, -0.95, -0.5, linear);
  if (left === 0) return null;
  return (
    <g fill={color.night} opacity={px(left)}>
      <rect width={frame.width} height={px(top)} />
      <rect y={px(bottom)} width={frame.width} height={px(frame.height - bottom)} />
    </g>
  );
}

function onScreen({ x, y }: Point): Point {
  return { x, y: y + canvas.photoTop };
}
