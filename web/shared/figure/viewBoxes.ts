import { cameraOn } from './camera.ts';
import { wholeLeg } from './figure.ts';
import type { Point } from './geometry.ts';
import { type Landmarks, landmarksOf, measure } from './measurement.ts';
import { poseAt } from './pose.ts';

/** A part of a drawing, in its units. */
export interface ViewBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the still drawings of 'Recursos Principais' show of the leg: all but the phone's of the leg at rest. */
export const viewBoxes = {
  step: { left: -24, top: 56, width: 900, height: 584 },
  /** A photograph's corners stand clear of the foot. */
  photo: { left: -103, top: -9, width: 1000, height: 649 },
  closeUp: { left: 0, top: 112, width: 1000, height: 252 },
  phone: { left: 60, top: -30, width: 840, height: 690 },
  /** About the knee. */
  turned: { left: -420, top: -70, width: 820, height: 470 },
} as const satisfies Record<string, ViewBox>;

/** How far the camera is turned from the perpendicular of the movement's plane, in degrees, in a drawing each. */
export const cameraTurns = [0, 15, 30] as const;

/** The landmarks and the centre of the scale's '0°', in a still drawing with the knee at `flexion` degrees. */
export function marksAt(flexion: number): Landmarks & { zero: Point } {
  const pose = poseAt(flexion, wholeLeg);
  const landmarks = landmarksOf(pose, cameraOn(pose, wholeLeg));
  return { ...landmarks, zero: measure(pose, landmarks, []).zero };
}
