import { flexionOf } from '../../../drawing/Overlay.tsx';
import type { Landmarks } from '../../../shared/figure/measurement.ts';
import { along, between, type Point, radians, turned } from '../../../shared/geometry/geometry.ts';
import { firstReading } from '../../../shared/timeline.ts';
import { inOut, mix, tween } from '../../ui/motion.ts';
import { landmarks } from '../../ui/Photo.tsx';
import { flexion } from '../measures.ts';

/** The seconds of the scene at which something is touched or begins. */
export const cue = {
  hip: 1,
  knee: 3,
  ankle: 5,
  measure: 6.3,
  hint: 9.4,
  grab: 11.2,
  release: 16.2,
  save: 18.2,
  results: 21.9,
} as const;

/** Where the drag brings the ankle's mark, as the flexion in degrees that it makes, and until when. */
const drag: readonly { until: number; flexion: number }[] = [
  { until: cue.grab + 0.7, flexion: firstReading },
  { until: cue.grab + 2.7, flexion: flexion + 2 },
  { until: cue.grab + 3.1, flexion: flexion + 2 },
  { until: cue.grab + 4.1, flexion },
];

/** The marks at a second: the ankle's is placed short of the malleolus and then dragged onto it. */
export function marksAt(t: number): Landmarks {
  return { hip: landmarks.hip, knee: landmarks.knee, ankle: ankleFor(flexionAt(t)) };
}

function flexionAt(t: number): number {
  const index = drag.findIndex(({ until }) => t < until);
  const [last, next] = [drag[index - 1], drag[index]];
  if (!next) return drag.at(-1)?.flexion ?? 0;
  if (!last) return next.flexion;
  return mix(last.flexion, next.flexion, tween(t, last.until, next.until, inOut));
}

/** The ankle's place turned about the knee until the marks make `flexion`. */
function ankleFor(flexion: number): Point {
  const { knee, ankle } = landmarks;
  return along(knee, turned(between(knee, ankle), radians(flexionOf(landmarks) - flexion)), 1);
}
