import { inFrame, mix, type Point, quarterTurn, softMin, steps, turned } from '../geometry/geometry.ts';
import { ankleCrease, groin, knee, pelvis, shank, thigh } from './anatomy.ts';
import { boneCut, boneSection } from './bone.ts';
import { foot, footSections } from './foot.ts';
import { foldDepth, jointSections } from './joint.ts';
import { type Pose, table } from './pose.ts';
import { hermite } from './profile.ts';
import { type Cut, cutOf, roundOff, type Section, sectionBetween } from './section.ts';

const pelvisCuts = shares(17).map((share) => cutOf(pelvis, share, mix(91, 104, share)));
const groinCut = boneCut(thigh, groin);
const thighCuts = shares(31).map((share) => boneCut(thigh, mix(knee.bend, groin, share * 0.9 + share * share * 0.1)));
const shankCuts = shares(37)
  .map((share) => boneCut(shank, mix(knee.bend, ankleCrease, share * 1.1 - share * share * 0.1)))
  .reverse();
const footCuts = footSections.map(([, , , , width], index) => cutOf(foot, index, width));

/**
 * The limb's sections from the pelvis to the ball of the foot. In the pelvis `at` runs from 0 at the groin to 1, in
 * the foot it counts the sections.
 */
export function sectionsOf(pose: Pose): Section[] {
  const sections = [
    ...pelvisSections(pose),
    ...thighCuts.map((cut) => thighSection(cut, pose)),
    ...jointSections(knee, pose.flexion, pose.knee, pose.thigh),
    ...shankCuts.map((cut) =>
      lying(boneSection(cut, pose.knee, pose.shank, cut.at, foldDepth(knee, pose.flexion, cut))),
    ),
    ...footSectionsOf(pose),
  ];
  const kneeStart = pelvisCuts.length + thighCuts.length;
  const kneeEnd = kneeStart + knee.steps;
  const footStart = kneeEnd + 1 + shankCuts.length;
  // Without these passes the contour has corners where the parts meet: in the hollow of the knee,
  roundOff(sections, 'back', kneeStart + knee.steps / 2, 17, 6, 14);
  // above and below the patella,
  roundOff(sections, 'front', kneeStart, 6, 2, 5);
  roundOff(sections, 'front', kneeEnd, 6, 2, 5);
  // and where the calf's tendon meets the heel and the shin the instep.
  roundOff(sections, 'back', footStart, 6, 2.6, 6);
  roundOff(sections, 'front', footStart + 3, 10, 4.5, 40);
  return sections;
}

/** The pelvis lies on the table; its sections fan about the groin. */
function pelvisSections(pose: Pose): Section[] {
  const { hip, thigh } = pose;
  const first = thighSection(groinCut, pose);
  return pelvisCuts.map((cut) => {
    const curve = (start: Point, startSlope: number, end: Point, endSlope: number): Point => ({
      x: hermite(start.x, startSlope * thigh.x, end.x, endSlope, cut.at),
      y: hermite(start.y, startSlope * thigh.y, end.y, 0, cut.at),
    });
    const front = curve(first.front, -70, { x: hip.x + 150, y: hip.y - 126 }, 130);
    const back = curve(first.back, -300, { x: hip.x + 150, y: table + 4 }, 200);
    return sectionBetween(cut, front, onTable(back));
  });
}

function thighSection(cut: typeof groinCut, { flexion, knee: at, thigh }: Pose): Section {
  return lying(boneSection(cut, at, thigh, -cut.at, foldDepth(knee, flexion, cut)));
}

/** The foot's sections turn from the shank's to the sole's direction. */
function footSectionsOf(pose: Pose): Section[] {
  const start = quarterTurn(pose.shank);
  const turn = Math.atan2(start.x * pose.sole.y - start.y * pose.sole.x, start.x * pose.sole.x + start.y * pose.sole.y);
  return footSections.map(([frontForward, frontDown, backForward, backDown, , follow], index) => {
    const place = inFrame(pose.ankle, turned(start, turn * follow));
    const front = place({ x: frontForward, y: frontDown });
    return sectionBetween(footCuts[index] as Cut, front, place({ x: backForward, y: backDown }));
  });
}

/** Keeps a section above the table. */
function lying(section: Section): Section {
  section.back = onTable(section.back);
  return section;
}

/** Keeps a point above the table, which lies at `height`, where soft tissue flattens. */
export function onTable({ x, y }: Point, height = table): Point {
  return { x, y: softMin(y, height, 8) };
}

/** The shares from 1 down, without 0, in so many equal steps. */
function shares(count: number): number[] {
  return steps(1, 0, 1 / count).slice(0, -1);
}
