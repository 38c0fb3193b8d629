import { pelvis, thighLength } from '../../shared/figure/anatomy.ts';
import { wholeLeg } from '../../shared/figure/figure.ts';
import { fifthMetatarsal, toesOf } from '../../shared/figure/foot.ts';
import { legAt, type Pose, poseAt } from '../../shared/figure/pose.ts';
import type { Section } from '../../shared/figure/section.ts';
import { sectionsOf } from '../../shared/figure/sections.ts';
import { linesOf } from '../../shared/figure/surface.ts';
import { along, between, heading, inFrame, quarterTurn, unit } from '../../shared/geometry/geometry.ts';
import { type JointDrawing, type Layer, limb } from './limb.ts';

/** The contour under the toes, toe by toe: these drawings are not live, and can have more points. */
const underToes = [
  209, 73, 204.5, 74, 201, 75.8, 198, 75.2, 194, 77.3, 189, 77.2, 186.5, 75.6, 183.5, 76.2, 180, 78.3, 174, 78.4, 170,
  76.4, 167, 76.8, 163, 79, 156, 79.3, 150, 78, 147, 77.5, 137, 77.5,
];

/** A leg with its foot, after its sections. */
export function legOf(pose: Pose, sections: readonly Section[]): Layer {
  return limb(sections, linesOf(sections), toesOf(pose, underToes));
}

/** A supine left leg in a heel slide. */
export function drawKnee(flexion: number): JointDrawing {
  const pose = poseAt(flexion, wholeLeg);
  return {
    layers: [legOf(pose, sectionsOf(pose))],
    axis: pose.knee,
    fixed: pose.hip,
    moving: pose.ankle,
    zero: pose.thigh,
  };
}

/** The head of the fibula, from the knee along the shank and behind it. */
const fibulaHead = { x: 55, y: 11 } as const;

/** The length of the moving arm. */
const armLength = 213;

/** From the sole to the fifth metatarsal, in degrees. */
const metatarsalTurn = heading(fifthMetatarsal.from, fifthMetatarsal.to);

/**
 * A leg that hangs from a seat, with its foot flexed towards the sole. It is a left one, to be mirrored. The moving arm is
 * parallel to the fifth metatarsal, through the malleolus; 0 degrees is square to the line from there to the fibula's head
 * (Norkin and White, Measurement of Joint Motion).
 */
export function drawAnkle(plantarFlexion: number): JointDrawing {
  const seated = (lift: number) => legAt({ x: thighLength, y: 0 }, 180, 84, lift);
  const { knee, shank, ankle: axis } = seated(0);
  const fixed = inFrame(knee, shank)(fibulaHead);
  const pose = seated(heading(fixed, axis) - 90 - plantarFlexion + metatarsalTurn);
  const onFoot = inFrame(axis, pose.sole);
  const metatarsal = { from: onFoot(fifthMetatarsal.from), to: onFoot(fifthMetatarsal.to) };
  const sections = sectionsOf(pose).filter(({ cut }) => cut.part !== pelvis);
  return {
    layers: [legOf(pose, sections)],
    axis,
    fixed,
    moving: along(axis, unit(between(metatarsal.from, metatarsal.to)), armLength),
    parallelTo: metatarsal,
    zero: quarterTurn(unit(between(fixed, axis))),
  };
}
