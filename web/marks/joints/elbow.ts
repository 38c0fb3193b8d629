import { boneCut, boneSection } from '../../shared/figure/bone.ts';
import { foldDepth, jointSections } from '../../shared/figure/joint.ts';
import { roundOff, type Section } from '../../shared/figure/section.ts';
import { onTable } from '../../shared/figure/sections.ts';
import { linesOf } from '../../shared/figure/surface.ts';
import { along, degrees, direction, inFrame, steps } from '../../shared/geometry/geometry.ts';
import * as arm from './arm.ts';
import { digit, type JointDrawing, limb } from './limb.ts';

const { elbow, forearm, upperArm } = arm;

/** A supine right arm from its lateral side, flexed at the elbow by `flexion` degrees; the table lies at y = 0. */
export function drawElbow(flexion: number): JointDrawing {
  const acromion = { x: 0, y: -arm.acromionHeight };
  const slope = degrees(Math.asin((arm.acromionHeight - arm.epicondyleHeight) / arm.upperArmLength));
  const humerus = direction(slope);
  const axis = along(acromion, humerus, arm.upperArmLength);
  const radius = direction(slope - flexion);
  const styloid = along(axis, radius, arm.forearmLength);

  const proximal = steps(-250, arm.upperArmLength - elbow.bend, 8).map((at) => {
    const cut = boneCut(upperArm, at);
    return boneSection(cut, acromion, humerus, at, foldDepth(elbow, flexion, cut, arm.upperArmLength - at));
  });
  const bend = jointSections(elbow, flexion, axis, humerus);
  const hand = steps(elbow.bend, 364, 7.5).map((at) => {
    const cut = boneCut(forearm, at);
    return boneSection(cut, axis, radius, at, foldDepth(elbow, flexion, cut));
  });
  const sections = [...proximal.slice(0, -1), ...bend, ...hand.slice(1)];
  const start = proximal.length - 1;
  roundOff(sections, 'back', start + 10, 18, 6, 10);
  for (const seam of [start, start + elbow.steps]) roundOff(sections, 'front', seam, 5, 2.2, 5);
  for (const section of sections) section.front = onTable(section.front, 0);

  // The light comes from above: onto the upper arm's volar side, and beyond the elbow onto the dorsal one.
  const lines = linesOf(sections).flatMap((line, number) => {
    const { part, at } = (sections[number] as Section).cut;
    if (part === upperArm) return at < -36 && number % 2 ? [] : [line.reverse()];
    // Where lines crowd in the crease, every second one ends before it.
    return [part === elbow.part && number % 2 ? line.slice(0, 6) : line];
  });
  const place = inFrame(styloid, radius);
  const finger = (rows: readonly number[]) => digit(rows, place, steps(0.2, 2.9, 0.45), 0.3);
  return {
    layers: [...arm.fingersBehind.map(finger).reverse(), limb(sections, lines, finger(arm.index)), finger(arm.thumb)],
    axis,
    fixed: acromion,
    moving: styloid,
    zero: humerus,
  };
}
