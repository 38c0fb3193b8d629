import { pelvis, thighLength } from '../figure/anatomy.ts';
import { wholeLeg } from '../figure/figure.ts';
import { foot, toesOf } from '../figure/foot.ts';
import { between, heading, inFrame, unit } from '../figure/geometry.ts';
import { legAt, type Pose, poseAt } from '../figure/pose.ts';
import type { Section } from '../figure/section.ts';
import { sectionsOf } from '../figure/sections.ts';
import { linesOf } from '../figure/surface.ts';
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
    outline: [],
    axis: pose.knee,
    fixed: pose.hip,
    moving: pose.ankle,
    zero: pose.thigh,
  };
}

/**
 * Landmarks of Norkin and White, Measurement of Joint Motion: the heads of the fibula, from the knee along the shank and
 * behind it, and of the fifth metatarsal, from the malleolus.
 */
const fibulaHead = { x: 55, y: 11 } as const;
const fifthMetatarsal = { x: 118, y: 65 } as const;

/**
 * A leg that hangs from a seat, with its foot flexed towards the sole. It is a left one, to be mirrored. The neutral foot,
 * dotted, stands square to the line from the fibula's head to the malleolus.
 */
export function drawAnkle(plantarFlexion: number): JointDrawing {
  const seated = (lift: number) => legAt({ x: thighLength, y: 0 }, 180, 84, lift);
  const { knee, shank, ankle: axis } = seated(0);
  const fixed = inFrame(knee, shank)(fibulaHead);
  const neutralAt = heading(fixed, axis) - 90;
  const pose = seated(neutralAt - plantarFlexion);
  const neutral = seated(neutralAt);

  const neutralFoot = sectionsOf(neutral).filter(({ cut }) => cut.part === foot && cut.at > 3);
  const sections = sectionsOf(pose).filter(({ cut }) => cut.part !== pelvis);
  return {
    layers: [legOf(pose, sections)],
    outline: [legOf(neutral, neutralFoot).contour.filter(({ x }) => x < axis.x - 52)],
    axis,
    fixed,
    moving: inFrame(axis, pose.sole)(fifthMetatarsal),
    zero: unit(between(axis, inFrame(axis, neutral.sole)(fifthMetatarsal))),
  };
}
