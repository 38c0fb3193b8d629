import { type Point, rounded, softMin } from '../geometry/geometry.ts';
import { controlsThrough, splineWriter } from '../geometry/spline.ts';
import { knee as kneeJoint, pelvis } from './anatomy.ts';
import { foot, toesOf } from './foot.ts';
import { labelsOf } from './labels.ts';
import { measure } from './measurement.ts';
import { type Pose, poseAt, table, type View } from './pose.ts';
import type { Edge, Section } from './section.ts';
import { sectionsOf } from './sections.ts';
import { linesOf } from './surface.ts';

/** The view of a still drawing: the hip at the right edge, the foot at the left. */
export const wholeLeg: View = { width: 900, heel: 196.64, follow: 0.42 };

/** The view of a photograph with all three landmarks in it, whatever the flexion. At rest it is that of a still drawing. */
export const photograph: View = { ...wholeLeg, follow: 0.7, hipLimit: 862 };

/** The photograph's left edge, in units: the foot can lie beyond it. */
export const photographEdge = 112;

/** How far the toes reach beyond a photograph's origin, in units: at rest, with a little room, and at any flexion. */
export const toes = { atRest: 14, most: 36 } as const;

/** A left leg in a heel slide, supine on a table, with the goniometer on its knee. Units are millimetres at rest. */
export type Figure = ReturnType<typeof drawFigure>;

/**
 * Draws the leg with its knee at `flexion` degrees, from 0 to `maxFlexion`. It leaves out the sections without any point
 * that is `shown`: those beyond the view, or beyond what a drawing cuts out of it. `section` is the section's index, from
 * the hip.
 */
export function drawFigure(
  flexion: number,
  view: View = wholeLeg,
  shown: (point: Point, section: number) => boolean = ({ x }) => x < view.width,
) {
  const pose = poseAt(flexion, view);
  const { hip, knee, ankle } = pose;
  const place = cameraOn(pose, view);
  const sections = sectionsOf(pose);
  const foremost = toesOf(pose);
  const contour = [...side(sections, 'front'), ...foremost.contour, ...side(sections, 'back').reverse()];
  const front = sections.filter(({ cut }) => cut.part !== pelvis).map((section) => place(section.front));
  const landmarks = { hip: rounded(place(hip)), knee: rounded(place(knee)), ankle: rounded(place(ankle)) };
  const measurement = measure(pose, landmarks, front);
  return {
    flexion,
    /** The limb's closed contour, as path data. */
    contour: `${splineWriter(2)(controlsThrough(contour, 3, 4).map(place))}z`,
    /** The sections of the limb and the curves of the toes, as the data of one path; clip it with the contour. */
    sections: [...linesOf(sections), ...foremost.lines]
      .map((curve) => curve.map(place))
      .filter((curve, index) => curve.some((point) => shown(point, index)))
      .map(splineWriter(1))
      .join(''),
    landmarks,
    labels: labelsOf(pose, landmarks, measurement.reading),
    ...measurement,
  };
}

/**
 * Converts a point of a pose to the drawing. The view widens until the hip lies within its limit, so that all
 * three landmarks can be marked, about the point of the table under the malleolus, so that the heel stays in place.
 */
function cameraOn({ hip, ankle }: Pose, { hipLimit }: View): (point: Point) => Point {
  const scale = hipLimit === undefined ? 1 : softMin(1, (hipLimit - ankle.x) / (hip.x - ankle.x), 0.02);
  const [left, top] = [ankle.x * (1 - scale), table * (1 - scale)];
  return ({ x, y }) => ({ x: left + x * scale, y: top + y * scale });
}

/** Every third section suffices, but the contour bends more at the knee and at the back of the foot, which need more. */
function side(sections: readonly Section[], edge: Edge): Point[] {
  return sections
    .filter(
      ({ cut: { part, at } }, index) =>
        index % 3 === 0 ||
        (part === kneeJoint.part && index % 2 === 0) ||
        (edge === 'back' && part === foot && at < 12),
    )
    .map((section) => section[edge]);
}
