import { ankleCrease, bend, type FootPoint, footSections, groin, shankProfile, thighProfile } from './anatomy.ts';
import { along, atan2, direction, mix, type Point, quarterTurn, softMin } from './geometry.ts';
import { foldDepth, kneeSections, kneeSteps } from './knee.ts';
import { type Pose, table } from './pose.ts';
import { hermite, profileAt } from './profile.ts';
import { roundOff, type Section, sectionBetween } from './section.ts';

const pelvisCount = 17;
const thighCount = 31;
const shankCount = 37;

/** A cut across a bone, with the limb's measures there. No pose changes them, so they are computed once. */
interface Cut {
  part: 'thigh' | 'shank';
  /** From the knee's axis. */
  distance: number;
  front: number;
  back: number;
  width: number;
}

const groinCut = cut('thigh', groin);
const thighCuts = Array.from({ length: thighCount }, (_, index) => {
  const share = 1 - index / thighCount;
  return cut('thigh', bend + (groin - bend) * (share * 0.9 + share * share * 0.1));
});
const shankCuts = Array.from({ length: shankCount }, (_, index) => {
  const share = (index + 1) / shankCount;
  return cut('shank', bend + (ankleCrease - bend) * (share * 1.1 - share * share * 0.1));
});

function cut(part: Cut['part'], distance: number): Cut {
  const [front = 0, back = 0, width = 0] = profileAt(part === 'thigh' ? thighProfile : shankProfile, distance);
  return { part, distance, front, back, width };
}

/**
 * The limb's sections from the pelvis to the ball of the foot. In the pelvis `at` runs from 0 at the groin to 1, in
 * the foot it counts the sections.
 */
export function sectionsOf(pose: Pose): Section[] {
  const sections = [
    ...pelvisSections(pose),
    ...thighCuts.map((thighCut) => boneSection(thighCut, pose)),
    ...kneeSections(pose),
    ...shankCuts.map((shankCut) => boneSection(shankCut, pose)),
    ...footSectionsOf(pose),
  ];
  const kneeStart = pelvisCount + thighCount;
  const kneeEnd = kneeStart + kneeSteps;
  const footStart = kneeEnd + 1 + shankCount;
  // Without these passes the contour has corners where the parts meet: in the hollow of the knee,
  roundOff(sections, 'back', kneeStart + kneeSteps / 2, 17, 6, 14);
  // above and below the patella,
  roundOff(sections, 'front', kneeStart, 6, 2, 5);
  roundOff(sections, 'front', kneeEnd, 6, 2, 5);
  // and where the calf's tendon meets the heel and the shin the instep.
  roundOff(sections, 'back', footStart, 6, 2.6, 6);
  roundOff(sections, 'front', footStart + 1, 7, 3, 16);
  return sections;
}

/** The pelvis lies on the table; its sections fan about the groin. */
function pelvisSections(pose: Pose): Section[] {
  const { hip, thigh } = pose;
  const first = boneSection(groinCut, pose);
  return Array.from({ length: pelvisCount }, (_, index) => {
    const share = 1 - index / pelvisCount;
    const curve = (start: Point, startSlope: number, end: Point, endSlope: number): Point => ({
      x: hermite(start.x, startSlope * thigh.x, end.x, endSlope, share),
      y: hermite(start.y, startSlope * thigh.y, end.y, 0, share),
    });
    const front = curve(first.front, -70, { x: hip.x + 150, y: hip.y - 126 }, 130);
    const back = curve(first.back, -300, { x: hip.x + 150, y: table + 4 }, 200);
    return sectionBetween('pelvis', share, front, onTable(back), mix(91, 104, share));
  });
}

/** A section square to the thigh or the shank. */
function boneSection({ part, distance, front, back, width }: Cut, pose: Pose): Section {
  const axis = pose[part];
  const onAxis = along(pose.knee, axis, part === 'thigh' ? -distance : distance);
  const out = quarterTurn(axis);
  return {
    part,
    at: distance,
    front: along(onAxis, out, front),
    back: onTable(along(onAxis, out, -foldDepth(pose, back, distance))),
    axis,
    width,
  };
}

/** The foot's sections turn from the shank's to the sole's direction. */
function footSectionsOf(pose: Pose): Section[] {
  const start = quarterTurn(pose.shank);
  const turn = angleBetween(start, pose.sole);
  return footSections.map(([frontForward, frontDown, backForward, backDown, width, follow], index) => {
    const forward = direction(atan2(start.y, start.x) + turn * follow);
    const place = placeOnFoot(pose.ankle, forward);
    return sectionBetween('foot', index, place([frontForward, frontDown]), place([backForward, backDown]), width);
  });
}

/** Turns points of the foot into points of the drawing; `forward` points along the sole towards the toes. */
export function placeOnFoot(ankle: Point, forward: Point): (point: FootPoint) => Point {
  const down = { x: forward.y, y: -forward.x };
  return ([toToes, toSole]) => along(along(ankle, forward, toToes), down, toSole);
}

/** Keeps a point above the table, where soft tissue flattens. */
function onTable({ x, y }: Point): Point {
  return { x, y: softMin(y, table, 8) };
}

/** The turn from one unit vector to another, in radians, at most half a circle either way. */
function angleBetween(from: Point, to: Point): number {
  return atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y);
}
