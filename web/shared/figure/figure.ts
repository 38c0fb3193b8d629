import { pelvis } from './anatomy.ts';
import { cameraOn } from './camera.ts';
import { contourPath } from './contour.ts';
import { toesOf } from './foot.ts';
import type { Point } from './geometry.ts';
import { type Labels, labelsOf } from './labels.ts';
import { type Landmarks, landmarksOf, type Measurement, measure } from './measurement.ts';
import { poseAt, table, type View } from './pose.ts';
import { sectionsOf } from './sections.ts';
import { splineWriter } from './spline.ts';
import { linesOf } from './surface.ts';

/** The view of a still drawing: the hip at the right edge, the foot at the left. */
export const wholeLeg: View = { width: 900, heel: 196.64, follow: 0.42 };

/** The view of a photograph with all three landmarks in it, whatever the flexion. At rest it is that of a still drawing. */
export const photograph: View = { ...wholeLeg, follow: 0.7, hipLimit: 862 };

/** The photograph's left edge, in units: the foot can lie beyond it. */
export const photographEdge = 112;

/** A left leg in a heel slide, supine on a table, with the goniometer on its knee. Units are millimetres at rest. */
export interface Figure extends Measurement {
  flexion: number;
  /** The limb's closed contour, as path data. */
  contour: string;
  /** The sections of the limb and the curves of the toes, as the data of one path; clip it with the contour. */
  sections: string;
  landmarks: Landmarks;
  labels: Labels;
}

/**
 * Draws the leg with its knee at `flexion` degrees, from 0 to `maxFlexion`. It leaves out the sections without any point
 * that is `shown`: those beyond the view, or beyond what a drawing cuts out of it. `section` is the section's index, from
 * the hip.
 */
export function drawFigure(
  flexion: number,
  view: View = wholeLeg,
  shown: (point: Point, section: number) => boolean = ({ x }) => x < view.width,
): Figure {
  const pose = poseAt(flexion, view);
  const place = cameraOn(pose, view);
  const sections = sectionsOf(pose);
  const toes = toesOf(pose);
  const front = sections.filter(({ cut }) => cut.part !== pelvis).map((section) => place(section.front));
  const landmarks = landmarksOf(pose, place);
  const measurement = measure(pose, landmarks, front);
  return {
    flexion,
    contour: contourPath(sections, toes.contour, place),
    sections: [...linesOf(sections), ...toes.lines]
      .map((curve) => curve.map(place))
      .filter((curve, index) => curve.some((point) => shown(point, index) && point.y < table + 2))
      .map(splineWriter(1))
      .join(''),
    landmarks,
    labels: labelsOf(pose, landmarks, measurement.reading),
    ...measurement,
  };
}
