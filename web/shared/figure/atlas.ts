import type { Point } from '../geometry/geometry.ts';
import { type LandmarkName, landmarkNames } from '../landmarkNames.ts';
import type { ThreePoints } from './threePoints.ts';

/**
 * The view box of the drawings `web/public/atlas-*.svg`, in units. Its lower edge is the page's line, which supine bodies lie
 * on. All that `atlas` states is in these units; a test holds it to what is drawn.
 */
export const viewBox = { left: 0, top: 0, width: 684, height: 600 } as const;

/** What 'Alta precisão' shows of the hip. */
export const closeUp = { left: 238, top: 392, width: 446, height: 208 } as const;

/** A landmark, with its name. */
export interface Landmark extends Point, LandmarkName {}

/** How a goniometer lies on a drawn joint. */
export interface Goniometer extends Record<keyof ThreePoints, Landmark> {
  /** The patient of the record whose latest angle is drawn. */
  patient: number;
  /** Where 0 degrees is, clockwise from the right in degrees. */
  zero: number;
  /** 1 where the arc opens clockwise from there, -1 where it opens against the clock. */
  turn: 1 | -1;
  /** The arc's radius, in units: the ankle's small angle has a large one. */
  radius: number;
  /** The units in a millimetre of the body. */
  scale: number;
}

/**
 * The joints of five patients. The landmarks are those of Norkin and White, Measurement of Joint Motion, but for the hip's
 * midaxillary line, which is that of Marques, Manual de Goniometria.
 */
export const atlas = {
  shoulder: {
    patient: 11,
    axis: { ...landmarkNames.acromion, x: 545, y: 448 },
    fixed: { ...landmarkNames.sternumParallel, x: 545, y: 564.8 },
    moving: { ...landmarkNames.humerusParallel, x: 441.8, y: 282.8 },
    zero: 90,
    turn: 1,
    radius: 100,
    scale: 0.645,
  },
  elbow: {
    patient: 10,
    axis: { ...landmarkNames.humerusEpicondyle, x: 400, y: 536.6 },
    fixed: { ...landmarkNames.acromion, x: 78.4, y: 532.8 },
    moving: { ...landmarkNames.radialStyloid, x: 231.1, y: 337.5 },
    zero: 0.7,
    turn: -1,
    radius: 100,
    scale: 0.96,
  },
  hip: {
    patient: 9,
    axis: { ...landmarkNames.greaterTrochanter, x: 488, y: 538 },
    fixed: { ...landmarkNames.midaxillaryLine, x: 631.8, y: 538 },
    moving: { ...landmarkNames.femurEpicondyle, x: 516.5, y: 266.7 },
    zero: 180,
    turn: 1,
    radius: 100,
    scale: 0.62,
  },
  knee: {
    patient: 12,
    axis: { ...landmarkNames.femurEpicondyle, x: 434, y: 246.3 },
    fixed: { ...landmarkNames.greaterTrochanter, x: 620.2, y: 524 },
    moving: { ...landmarkNames.lateralMalleolus, x: 289.9, y: 539.6 },
    zero: -123.8,
    turn: -1,
    radius: 100,
    scale: 0.76,
  },
  ankle: {
    patient: 8,
    axis: { ...landmarkNames.lateralMalleolus, x: 295, y: 468 },
    fixed: { ...landmarkNames.fibulaHead, x: 259.9, y: 207.7 },
    moving: { ...landmarkNames.metatarsalParallel, x: 423.7, y: 543.3 },
    zero: -7.7,
    turn: 1,
    radius: 140,
    scale: 0.7,
  },
} as const satisfies Record<string, Goniometer>;

/** The joints that are drawn, by the name of their file. */
export type AtlasJoint = keyof typeof atlas;
