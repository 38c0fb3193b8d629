import { hipHeight, pelvis, thigh, thighLength } from '../../shared/figure/anatomy.ts';
import { type Bone, boneCut, boneSection } from '../../shared/figure/bone.ts';
import { joint, jointSections } from '../../shared/figure/joint.ts';
import { legAt, table } from '../../shared/figure/pose.ts';
import { roundOff } from '../../shared/figure/section.ts';
import { onTable, sectionsOf } from '../../shared/figure/sections.ts';
import { mix, type Point, radians, softMin, steps } from '../../shared/geometry/geometry.ts';
import { legOf } from './leg.ts';
import type { JointDrawing } from './limb.ts';

/**
 * The trunk of an adult 1.79 m tall who lies supine, in millimetres from the greater trochanter towards the head: distance,
 * front, back, half the width. The trochanter is at 0.530 of the stature, after Drillis and Contini (1966), in Winter,
 * Biomechanics and Motor Control of Human Movement; the iliac crest's top lies at 135. The curves were judged by eye.
 */
const lyingTrunk: Bone = {
  ...pelvis,
  profile: [
    [0, 60, 105, 150, 195, 240, 290, 345],
    [104, 112, 115, 109, 104, 108, 119, 129],
    [100, 101, 101, 101, 99, 98, 100, 101],
    [92, 98, 102, 100, 97, 99, 104, 108],
  ],
};

/** How far the sections of the bend reach along trunk and thigh, and the depth of the flesh there, in front. */
const bend = 210;
const depth = { trunk: 104, thigh: 92 } as const;

/** The hip bends about the greater trochanter. Trunk and thigh meet in the groin, and the ischium projects below it. */
function hipAt(flexion: number) {
  const turn = radians(flexion);
  const radius = bend / Math.tan(turn / 2);
  const shares = steps(0, 1, 0.05);
  const inside = shares.map((share) => {
    const before = (radius - depth.trunk) / Math.cos(Math.min(share * turn, 1.4));
    const after = (radius - depth.thigh) / Math.cos(Math.min((1 - share) * turn, 1.4));
    return radius - softMin(before, after, 26);
  });
  return joint({
    part: { ...pelvis, bumps: [[12, 0.6, 0.3, 0.6, 0.14]] },
    bend,
    steps: 30,
    crease: [0, 0, 0, 90],
    profile: [shares, inside, shares.map((share) => mix(100, 80, share))],
    outside: [100, 80],
    cap: [102, 116, 96],
    round: 95,
    bumps: [[27, 0.66, 0.14]],
  });
}

/** A supine left hip, its thigh raised by `flexion` degrees; the knee is flexed. */
export function drawHip(flexion: number): JointDrawing {
  const hipJoint = hipAt(flexion);
  const hip: Point = { x: 0, y: table - hipHeight };
  const footwards: Point = { x: -1, y: 0 };
  const pose = legAt(hip, 180 + flexion, 112, flexion - 50);
  const trunk = steps(345, bend, 13).map((at) => boneSection(boneCut(lyingTrunk, at), hip, footwards, -at));
  const fan = jointSections(hipJoint, flexion, hip, footwards, 'front');
  const beyond = sectionsOf(pose).filter(
    ({ cut }) => cut.part !== pelvis && (cut.part !== thigh || cut.at < thighLength - bend - 4),
  );
  const sections = [...trunk.slice(0, -1), ...fan, ...beyond];
  const start = trunk.length - 1;
  for (const seam of [start, start + hipJoint.steps])
    for (const side of ['front', 'back'] as const) roundOff(sections, side, seam, 8, 3, 8);
  for (const section of sections) section.back = onTable(section.back, table + 1);
  return {
    layers: [legOf(pose, sections)],
    axis: hip,
    fixed: { x: hip.x + 232, y: hip.y },
    moving: pose.knee,
    zero: footwards,
  };
}
