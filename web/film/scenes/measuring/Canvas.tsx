import { At } from '../../../drawing/At.tsx';
import { type Drawn, flexionOf, Overlay } from '../../../drawing/Overlay.tsx';
import { photoColor } from '../../../drawing/photoColor.ts';
import { px } from '../../../drawing/px.ts';
import { inOut, linear, spring, tween } from '../../ui/motion.ts';
import { landmarks, Photo } from '../../ui/Photo.tsx';
import { Degrees } from '../../ui/Text.tsx';
import { frame } from '../../ui/theme.ts';
import { cue, marksAt } from './marks.ts';

/** The part of the frame that shows the photo, and where the photo's own upper edge lies. */
export const canvas = { top: 176, bottom: 936, photoTop: 108 } as const;

interface CanvasProps {
  t: number;
  top: number;
  bottom: number;
  photoTop: number;
}

/** The photo with the goniometer over it. */
export function Canvas({ t, top, bottom, photoTop }: CanvasProps) {
  return (
    <>
      <clipPath id="canvas">
        <rect y={px(top)} width={frame.width} height={px(bottom - top)} />
      </clipPath>
      <g clipPath="url(#canvas)">
        <At y={photoTop}>
          <Photo />
          <Overlay marks={marksAt(t)} drawn={drawnAt(t)} />
          <Reading t={t} />
        </At>
      </g>
    </>
  );
}

/** How much of the measurement is drawn at a second. */
export function drawnAt(t: number): Drawn {
  return {
    hip: tween(t, cue.hip, cue.hip + 0.6, spring),
    knee: tween(t, cue.knee, cue.knee + 0.6, spring),
    ankle: tween(t, cue.ankle, cue.ankle + 0.6, spring),
    thigh: tween(t, cue.knee + 0.3, cue.knee + 1, inOut),
    shank: tween(t, cue.ankle + 0.3, cue.ankle + 1, inOut),
    extension: tween(t, cue.measure, cue.measure + 0.5, inOut),
    arc: tween(t, cue.measure + 0.4, cue.measure + 2.4, inOut),
  };
}

/** The angle beside the arc. */
function Reading({ t }: { t: number }) {
  const shown = tween(t, cue.measure + 0.4, cue.measure + 0.8, linear);
  const angle = flexionOf(marksAt(t)) * drawnAt(t).arc;
  return (
    <At x={landmarks.knee.x - 176} y={landmarks.knee.y + 26} opacity={shown}>
      <Degrees value={angle} y={0} size={88} anchor="end" fill={photoColor.arcText} />
    </At>
  );
}
