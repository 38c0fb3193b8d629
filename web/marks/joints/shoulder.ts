import { type Bone, boneCut, boneSection } from '../../shared/figure/bone.ts';
import { profileAt } from '../../shared/figure/profile.ts';
import { cutOf, roundOff, type Section, sectionBetween } from '../../shared/figure/section.ts';
import { linesOf } from '../../shared/figure/surface.ts';
import { along, direction, inFrame, origin, type Point, pointsOf, steps } from '../../shared/geometry/geometry.ts';
import { digit, type JointDrawing, limb } from './limb.ts';
import * as tables from './upperBody.ts';

/**
 * A right arm raised to the side by `abduction` degrees, from the front: drawn for about 150, where the tables hold. The
 * moving arm is parallel to the humerus, through the acromion (Norkin and White, Measurement of Joint Motion).
 */
export function drawShoulder(abduction: number): JointDrawing {
  const turned = (more: number) => direction(90 + abduction + more);
  const [humerus, radius, hand] = [turned(0), turned(tables.elbowTurn), turned(tables.elbowTurn + tables.wristTurn)];
  const elbow = along(origin, humerus, tables.upperArmLength);
  const wrist = along(elbow, radius, tables.forearmLength);
  const onArm = inFrame(origin, humerus);
  const axis = onArm(tables.acromion);

  // From the hand to the trunk, as the light comes from above.
  const parts = [
    boneSections(tables.palm, wrist, hand),
    boneSections(tables.forearm, elbow, radius),
    boneSections(tables.upperArm, origin, humerus),
    trunkSections(tables.trunk, 46),
  ];
  const sections = parts.flat();
  const seam = (count: number) => parts.slice(0, count).flat().length;
  for (const side of ['front', 'back'] as const) {
    roundOff(sections, side, seam(1), 4, 2, 5);
    roundOff(sections, side, seam(2), 9, 4, 10);
    roundOff(sections, side, seam(3), 5, 2.5, side === 'front' ? 10 : 4);
  }
  const notch = sections.findLastIndex(({ cut }) => cut.part !== tables.trunk || cut.at < 0.125);
  const neck = trunkSections(tables.neck, 26);
  const lines = linesOf(sections).map((line) => line.reverse());
  const inHand = inFrame(wrist, hand);

  const arm = limb(sections.slice(0, notch + 1).reverse(), [
    ...lines.slice(0, notch + 4),
    pointsOf(tables.thenarCrease).map(inHand),
    pointsOf(tables.axillaryFold),
  ]);
  // The trunk begins above the arm's end, which lies over it; its lines end before they turn back at the chest.
  const body = sections.slice(notch - 4);
  return {
    layers: [
      {
        contour: [
          ...body.map(({ front }) => front),
          { x: 24, y: 345 },
          { x: 345, y: 345 },
          { x: 345, y: -300 },
          { x: 110, y: -300 },
          ...neck.map(({ front }) => front),
        ],
        lines: [...lines.slice(notch - 3), ...linesOf(neck).map((line) => line.reverse())].map((line) => line.slice(2)),
        plain: true,
      },
      { ...arm, rooted: true, whole: true },
      ...tables.digits.map((rows) => ({ ...digit(rows, inHand, [0.35, 1, 2], -0.35), whole: true })),
    ],
    axis,
    fixed: { x: axis.x, y: 165 },
    moving: along(axis, humerus, tables.upperArmLength),
    parallelTo: { from: origin, to: elbow },
    zero: { x: 0, y: 1 },
  };
}

/** A bone's sections from its distal end to its proximal one. */
function boneSections(bone: Bone, joint: Point, forward: Point): Section[] {
  const [positions = []] = bone.profile;
  return steps(positions.at(-1) ?? 0, positions[0] ?? 0, 8.6).map((at) =>
    boneSection(boneCut(bone, at), joint, along(origin, forward, -1), -at),
  );
}

/** Sections of the trunk, from the contour to the chest. */
function trunkSections(bone: Bone, count: number): Section[] {
  const last = bone.profile[0]?.at(-1) ?? 1;
  return steps(last / count, last, last / count).map((at) => {
    const [x = 0, y = 0, medialX = 0, medialY = 0, width = 0] = profileAt(bone.profile, at);
    return sectionBetween(cutOf(bone, at, width), { x, y }, { x: medialX, y: medialY });
  });
}
