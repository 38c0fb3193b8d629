import { heading } from '../geometry/geometry.ts';
import { legLandmarkNames } from '../landmarkNames.ts';
import { hipHeight, shankLength, thighLength } from './anatomy.ts';
import { poseAt, type View } from './pose.ts';

/** The view of the straight leg: the foot near the left edge. The body goes on beyond the right one. */
export const straightView: View = { width: 1010, heel: 119, follow: 0 };

const { hip, ankle } = poseAt(0, straightView);

/** The line of the axis, and the table below it, in units of the drawing. */
const axis = Math.round(ankle.y);
export const tableLine = axis + hipHeight;

/** What the drawing shows: from the toes to the waist, down to the table. */
export const straightViewBox = { left: 36, top: 366, width: 1104, height: tableLine - 366 } as const;

/** How far the leg is raised about the malleolus, in degrees, so that its axis is level: a rolled towel carries it. */
export const raised = -heading(ankle, hip);

/** The three landmarks on their level axis, from the foot to the hip. */
export const levelLandmarks = [
  { ...legLandmarkNames.ankle, x: ankle.x, y: axis },
  { ...legLandmarkNames.knee, x: ankle.x + shankLength, y: axis },
  { ...legLandmarkNames.hip, x: ankle.x + shankLength + thighLength, y: axis },
] as const;
