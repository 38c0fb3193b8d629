import { pelvis, shankLength, thighLength } from '../figure/anatomy.ts';
import { wholeLeg } from '../figure/figure.ts';
import { foot, toes, toeTips } from '../figure/foot.ts';
import {
  along,
  atan2,
  between,
  degrees,
  direction,
  inFrame,
  type Point,
  pointsOf,
  quarterTurn,
  radians,
  unit,
} from '../figure/geometry.ts';
import { type Pose, poseAt } from '../figure/pose.ts';
import type { Section } from '../figure/section.ts';
import { sectionsOf } from '../figure/sections.ts';
import { type JointDrawing, type Layer, limb, linesOf } from './limb.ts';

/** A leg held in the air: where its hip is, the directions of thigh and sole in degrees from the right, the knee's flexion. */
export function heldLeg(hip: Point, thighAt: number, flexion: number, soleAt: number): Pose {
  const thigh = direction(radians(thighAt));
  const shank = direction(radians(thighAt - flexion));
  const knee = along(hip, thigh, thighLength);
  return { flexion, hip, knee, ankle: along(knee, shank, shankLength), thigh, shank, sole: direction(radians(soleAt)) };
}

/** A leg with its foot, after its sections. */
export function legOf({ ankle, sole }: Pose, sections: readonly Section[]): Layer {
  const place = inFrame(ankle, sole);
  return limb(sections, linesOf(sections), {
    contour: pointsOf(toeTips).map(place),
    lines: toes.map((toe) => pointsOf(toe).map(place)),
  });
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

/** Landmarks of Norkin and White, Measurement of Joint Motion: the heads of the fibula, from the knee along the shank and behind it, and of the fifth metatarsal, from the malleolus. */
const fibulaHead = [55, -11] as const;
const fifthMetatarsal = { x: 118, y: 65 } as const;

/**
 * A leg that hangs from a seat, with its foot flexed towards the sole. It is a left one, to be mirrored. The neutral foot,
 * dotted, stands square to the line from the fibula's head to the malleolus.
 */
export function drawAnkle(plantarFlexion: number): JointDrawing {
  const seated = (soleAt: number) => heldLeg({ x: thighLength, y: 0 }, 180, 84, soleAt);
  const { knee, shank, ankle: axis } = seated(0);
  const fixed = along(along(knee, shank, fibulaHead[0]), quarterTurn(shank), fibulaHead[1]);
  const arm = between(fixed, axis);
  const neutralAt = degrees(atan2(arm.y, arm.x)) + 90;
  const pose = seated(neutralAt - plantarFlexion);
  const neutral = seated(neutralAt);

  const contour = legOf(
    neutral,
    sectionsOf(neutral).filter(({ cut }) => cut.part === foot && cut.at > 3),
  ).contour;
  const behind = contour.filter(({ x }) => x < axis.x - 52);
  const sections = sectionsOf(pose).filter(({ cut }) => cut.part !== pelvis);
  return {
    layers: [legOf(pose, sections)],
    outline: [behind],
    axis,
    fixed,
    moving: inFrame(axis, pose.sole)(fifthMetatarsal),
    zero: unit(between(axis, inFrame(axis, neutral.sole)(fifthMetatarsal))),
  };
}
