import { type AtlasJoint, atlas, type Goniometer } from '../../../shared/figure/atlas.ts';
import type { ThreePoints } from '../../../shared/figure/threePoints.ts';
import type { Point } from '../../../shared/geometry/geometry.ts';
import { type Example, exampleOf } from '../../../shared/patients.ts';
import { timeOfDay } from '../../../shared/timeline.ts';

/** Where the name of a landmark is in the drawing, and on which side of that place it stands. */
interface Place {
  at: Point;
  anchor: 'start' | 'end';
  /** Where the leader from the landmark ends, if the text stands over it and not beside it. */
  leader?: Point;
}

/** The lines of a name, and their place. */
export interface Name extends Place {
  lines: readonly string[];
}

/** What the page says of a drawn joint. */
interface Words {
  /** Where the baseline of the reading begins or ends: beside the arc. */
  reading: { at: Point; anchor: 'start' | 'end' };
  names: Record<keyof ThreePoints, Place>;
  zeroName: Name;
  /** The end of the movement's usual range in degrees: Marques, Manual de Goniometria. */
  usual: number;
  /** The position with what the record leaves open, and the side that is shown. */
  pose: string;
  view: string;
  /** The time of day of the latest measure. */
  saved: string;
}

/** A patient's joint as the ledger, the stage and the report show it. Points are in units of its drawing. */
export interface Plate extends Words, Example, Omit<Goniometer, 'patient'> {
  names: Record<keyof ThreePoints, Name>;
  joint: AtlasJoint;
}

function plate(joint: AtlasJoint, words: Words): Plate {
  const drawn = atlas[joint];
  const named = (landmark: keyof ThreePoints) => ({ ...words.names[landmark], lines: drawn[landmark].lines });
  const names = { fixed: named('fixed'), axis: named('axis'), moving: named('moving') };
  return { ...drawn, ...exampleOf(drawn.patient), ...words, names, joint };
}

function standing(anchor: Place['anchor'], x: number, y: number, leader?: Point): Place {
  return { at: { x, y }, anchor, ...(leader && { leader }) };
}

/** The patients of the ledger, the latest first. */
export const plates = {
  knee: plate('knee', {
    reading: { at: { x: 310, y: 290 }, anchor: 'end' },
    names: {
      fixed: standing('end', 640, 303, { x: 620, y: 320 }),
      axis: standing('start', 482, 158),
      moving: standing('end', 230, 475),
    },
    zeroName: { ...standing('start', 352, 128), lines: ['0°'] },
    usual: 140,
    pose: 'decúbito dorsal',
    view: 'vista lateral',
    saved: timeOfDay,
  }),
  shoulder: plate('shoulder', {
    reading: { at: { x: 400, y: 440 }, anchor: 'end' },
    names: {
      fixed: standing('end', 461, 559),
      axis: standing('end', 640, 334, { x: 575, y: 350 }),
      moving: standing('start', 513, 218),
    },
    zeroName: { ...standing('start', 564, 568), lines: ['0°'] },
    usual: 180,
    pose: 'sentado, ombro em rotação lateral',
    view: 'vista anterior',
    saved: '10:15',
  }),
  elbow: plate('elbow', {
    reading: { at: { x: 676, y: 376 }, anchor: 'end' },
    names: {
      fixed: standing('start', 75, 404, { x: 119, y: 421 }),
      axis: standing('start', 505, 568),
      moving: standing('start', 326, 188),
    },
    zeroName: { ...standing('start', 582, 514), lines: ['0°'] },
    usual: 145,
    pose: 'decúbito dorsal, antebraço supinado',
    view: 'vista lateral',
    saved: '9:48',
  }),
  hip: plate('hip', {
    reading: { at: { x: 326, y: 514 }, anchor: 'end' },
    names: {
      fixed: standing('end', 648, 425, { x: 632, y: 442 }),
      axis: standing('start', 508, 568),
      moving: standing('end', 466, 195),
    },
    zeroName: { ...standing('end', 356, 532), lines: ['0°'] },
    usual: 125,
    pose: 'decúbito dorsal, joelho fletido',
    view: 'vista lateral',
    saved: '11:05',
  }),
  ankle: plate('ankle', {
    reading: { at: { x: 404, y: 352 }, anchor: 'start' },
    names: {
      fixed: standing('start', 390, 158),
      axis: standing('end', 240, 430),
      moving: standing('start', 494, 572),
    },
    zeroName: { ...standing('start', 530, 468), lines: ['0°: pé a 90°', 'da perna'] },
    usual: 45,
    pose: 'sentado, perna pendente',
    view: 'vista lateral',
    saved: '16:20',
  }),
} as const satisfies Record<AtlasJoint, Plate>;

/** The ledger's rows. */
export const ledger: readonly Plate[] = Object.values(plates);
