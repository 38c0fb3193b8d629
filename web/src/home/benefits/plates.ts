import { type AtlasJoint, atlas, type Goniometer } from '../../../shared/figure/atlas.ts';
import type { Point } from '../../../shared/geometry/geometry.ts';
import { type Example, exampleOf } from '../../../shared/patients.ts';
import { timeOfDay } from '../../../shared/timeline.ts';

/** The name of a landmark: its lines, their place in the drawing, and on which side of it they stand. */
export interface Name {
  lines: readonly string[];
  at: Point;
  anchor: 'start' | 'end';
  /** Where the leader from the landmark ends, if the text stands over it and not beside it. */
  leader?: Point;
}

type Names = Record<'fixed' | 'axis' | 'moving', Name>;

/** What the page says of a drawn joint. */
interface Words {
  /** Where the baseline of the reading begins or ends: beside the arc. */
  reading: { at: Point; anchor: 'start' | 'end' };
  names: Names;
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
  joint: AtlasJoint;
}

function plate(joint: AtlasJoint, words: Words): Plate {
  return { ...atlas[joint], ...exampleOf(atlas[joint].patient), ...words, joint };
}

function name(anchor: Name['anchor'], x: number, y: number, lines: readonly string[], leader?: Point): Name {
  return { lines, at: { x, y }, anchor, ...(leader && { leader }) };
}

/** The patients of the ledger, the latest first. */
export const plates = {
  knee: plate('knee', {
    reading: { at: { x: 310, y: 290 }, anchor: 'end' },
    names: {
      fixed: name('end', 640, 303, ['Trocânter', 'maior'], { x: 620, y: 320 }),
      axis: name('start', 482, 158, ['Epicôndilo', 'lateral']),
      moving: name('end', 230, 475, ['Maléolo', 'lateral']),
    },
    zeroName: name('start', 352, 128, ['0°']),
    usual: 140,
    pose: 'decúbito dorsal',
    view: 'vista lateral',
    saved: timeOfDay,
  }),
  shoulder: plate('shoulder', {
    reading: { at: { x: 400, y: 440 }, anchor: 'end' },
    names: {
      fixed: name('end', 461, 559, ['Linha paralela', 'ao esterno']),
      axis: name('end', 640, 334, ['Acrômio'], { x: 575, y: 350 }),
      moving: name('start', 513, 218, ['Linha média', 'do úmero']),
    },
    zeroName: name('start', 564, 568, ['0°']),
    usual: 180,
    pose: 'sentado, ombro em rotação lateral',
    view: 'vista anterior',
    saved: '10:15',
  }),
  elbow: plate('elbow', {
    reading: { at: { x: 676, y: 376 }, anchor: 'end' },
    names: {
      fixed: name('start', 75, 404, ['Acrômio'], { x: 119, y: 421 }),
      axis: name('start', 505, 568, ['Epicôndilo', 'lateral']),
      moving: name('start', 326, 188, ['Processo estiloide', 'do rádio']),
    },
    zeroName: name('start', 582, 514, ['0°']),
    usual: 145,
    pose: 'decúbito dorsal, antebraço supinado',
    view: 'vista lateral',
    saved: '9:48',
  }),
  hip: plate('hip', {
    reading: { at: { x: 326, y: 538 }, anchor: 'end' },
    names: {
      fixed: name('end', 648, 425, ['Linha', 'axilar', 'média'], { x: 632, y: 442 }),
      axis: name('start', 508, 568, ['Trocânter', 'maior']),
      moving: name('end', 466, 195, ['Epicôndilo', 'lateral']),
    },
    zeroName: name('end', 356, 532, ['0°']),
    usual: 125,
    pose: 'decúbito dorsal, joelho fletido',
    view: 'vista lateral',
    saved: '11:05',
  }),
  ankle: plate('ankle', {
    reading: { at: { x: 404, y: 352 }, anchor: 'start' },
    names: {
      fixed: name('start', 390, 158, ['Cabeça', 'da fíbula']),
      axis: name('end', 240, 430, ['Maléolo', 'lateral']),
      moving: name('start', 494, 572, ['Linha paralela', 'ao 5º metatarso']),
    },
    zeroName: name('start', 530, 468, ['0°: pé a 90°', 'da perna']),
    usual: 45,
    pose: 'sentado, perna pendente',
    view: 'vista lateral',
    saved: '16:20',
  }),
} as const satisfies Record<AtlasJoint, Plate>;

/** The ledger's rows. */
export const ledger: readonly Plate[] = Object.values(plates);
