import { wholeLeg } from './figure.ts';
import { rounded } from './measurement.ts';
import { poseAt, restingFlexion } from './pose.ts';
import type { ThreePoints } from './threePoints.ts';

/** How far the camera is turned from the perpendicular of the movement's plane, in degrees, in a drawing each. */
export const cameraTurns = [0, 15, 30] as const;

/** What such a drawing shows about the knee. */
export const turnedView = { left: -420, top: -70, width: 820, height: 470 } as const;

const { hip, knee, ankle } = poseAt(restingFlexion, wholeLeg);

/** The landmarks that each camera sees. */
export const seenPoints: ThreePoints = { fixed: rounded(hip), axis: rounded(knee), moving: rounded(ankle) };
