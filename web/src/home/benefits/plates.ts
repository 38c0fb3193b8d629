import { type AtlasJoint, atlas, type Goniometer } from '../../../shared/figure/atlas.ts';
import type { ThreePoints } from '../../../shared/figure/threePoints.ts';
import type { Point } from '../../../shared/geometry/geometry.ts';
import { type Example, exampleOf, timeOfDay } from '../../../shared/patients.ts';

/** Where letters may end, in units. The stage keeps what is right of it at least as wide as the page's margin. */
export const lettersEnd = 616;

/** Where the name of a landmark is in the drawing, and on which side of that place it is. */
interface NamePlace {
  at: Point;
  anchor: 'start' | 'end';
  /** Between the arm and the table there is no height for two lines. */
  onOneLine?: boolean;
  /** Where the leader from the landmark ends, if the text is over it and not beside it. */
  leader?: Point;
}

/** The lines of a name, and their place. */
export interface Name extends NamePlace {
  lines: readonly string[];
}

/** What the page says of a drawn joint. */
interface Words {
  /** Where the baseline of the reading begins or ends: beside the arc. */
  reading: { at: Point; anchor: 'start' | 'end' };
  names: Record<keyof ThreePoints, NamePlace>;
  zeroName: Name;
  /** The position with what the record leaves open, and the side that is shown. */
  pose: string;
  view: string;
  /** The time of day of the latest measure. */
  saved: string;
  /** Whether an arm follows a line that is parallel to the body, so that its point is no place on it. */
  hasParallel?: true;
}

/** A patient's joint as the ledger, the stage and the report show it. Points are in units of its drawing. */
export interface Plate extends Words, Example, Omit<Goniometer, 'patient'> {
  names: Record<keyof ThreePoints, Name>;
  joint: AtlasJoint;
}

function plate(joint: AtlasJoint, words: Words): Plate {
  const drawn = atlas[joint];
  const named = (landmark: keyof ThreePoints) => {
    const { name, lines } = drawn[landmark];
    const place = words.names[landmark];
    return { ...place, lines: place.onOneLine ? [name] : lines };
  };
  const names = { fixed: named('fixed'), axis: named('axis'), moving: named('moving') };
  return { ...drawn, ...exampleOf(drawn.patient), ...words, names, joint };
}

function placed(anchor: NamePlace['anchor'], x: number, y: number, leader?: Point): NamePlace {
  return { at: { x, y }, anchor, ...(leader && { leader }) };
}

/** The patients of the ledger, the latest first. */
export const plates = {
  knee: plate('knee', {
    reading: { at: { x: 300, y: 342 }, anchor: 'end' },
    names: {
      fixed: placed('end', lettersEnd, 303, { x: 600, y: 320 }),
      axis: placed('start', 482, 158),
      moving: placed('end', 230, 475),
    },
    zeroName: { ...placed('start', 352, 116), lines: ['0°'] },
    pose: 'decúbito dorsal',
    view: 'vista lateral',
    saved: timeOfDay,
  }),
  shoulder: plate('shoulder', {
    reading: { at: { x: 400, y: 440 }, anchor: 'end' },
    names: {
      fixed: placed('end', 461, 559),
      axis: placed('end', lettersEnd, 334, { x: 600, y: 350 }),
      moving: placed('end', 372, 236),
    },
    zeroName: { ...placed('start', 564, 568), lines: ['0°'] },
    pose: 'sentado, ombro em rotação lateral',
    view: 'vista anterior',
    saved: '10:15',
    hasParallel: true,
  }),
  elbow: plate('elbow', {
    reading: { at: { x: 612, y: 326 }, anchor: 'end' },
    names: {
      fixed: placed('start', 46, 404, { x: 66, y: 421 }),
      axis: { ...placed('end', lettersEnd, 572, { x: 404, y: 556 }), onOneLine: true },
      moving: placed('start', 270, 148),
    },
    zeroName: { ...placed('start', 527, 514), lines: ['0°'] },
    pose: 'decúbito dorsal, antebraço supinado',
    view: 'vista lateral',
    saved: '9:48',
  }),
  hip: plate('hip', {
    reading: { at: { x: 318, y: 518 }, anchor: 'end' },
    names: {
      fixed: placed('end', lettersEnd, 419, { x: 604, y: 442 }),
      axis: { ...placed('end', 600, 572, { x: 488, y: 556 }), onOneLine: true },
      moving: placed('end', 466, 195),
    },
    zeroName: { ...placed('end', 356, 532), lines: ['0°'] },
    pose: 'decúbito dorsal, joelho fletido',
    view: 'vista lateral',
    saved: '11:05',
  }),
  ankle: plate('ankle', {
    reading: { at: { x: 354, y: 352 }, anchor: 'start' },
    names: {
      fixed: placed('start', 340, 158),
      axis: placed('end', 190, 430),
      moving: placed('start', 440, 562),
    },
    zeroName: { ...placed('start', 480, 468), lines: ['0°: pé a 90°', 'da perna'] },
    pose: 'sentado, perna pendente',
    view: 'vista lateral',
    saved: '16:20',
    hasParallel: true,
  }),
} as const satisfies Record<AtlasJoint, Plate>;

/** The ledger's rows. */
export const ledger: readonly Plate[] = Object.values(plates);
