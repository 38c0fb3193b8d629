/**
 * The example patients that the home page, film, share image and /about show: one record, invented throughout, always
 * shown as an example. Every measurement is of an active movement. Names are the app's, in Portuguese.
 */

/** What the app lets one choose: a joint, its side and its movement. */
export type Joint = 'Joelho' | 'Quadril' | 'Tornozelo' | 'Ombro' | 'Cotovelo' | 'Punho';
export type Side = 'Direito' | 'Esquerdo';
export type Movement = 'Flexão' | 'Extensão' | 'Abdução' | 'Flexão plantar' | 'Dorsiflexão' | 'Déficit de extensão';

/** The positions that the app lets one choose from. */
export const positions = ['Decúbito dorsal', 'Decúbito ventral', 'Decúbito lateral', 'Sentado', 'Em pé'] as const;
export type Position = (typeof positions)[number];

/** Whether the patient moves the joint, or the examiner does: 'ADM ativa', the active range of motion. */
export const adm = 'ativa';

/** A movement of a joint over a patient's assessments. */
export interface Series {
  joint: Joint;
  side: Side;
  movement: Movement;
  position: Position;
  /** The angle at each assessment, in degrees; undefined where the movement was not measured. */
  angles: readonly (number | undefined)[];
}

/** A patient of the record, with what was measured. */
export interface Patient {
  /** Stands for a name. */
  number: number;
  /** The dates of the assessments in their order: ISO 8601, local time. */
  assessments: readonly string[];
  /** The movement that the treatment is about comes first. */
  series: readonly Series[];
}

/** What all movements of patient 12 have in common. */
const supine = { side: 'Esquerdo', position: 'Decúbito dorsal' } as const;

/** The patients in the order of their numbers, from 1. The last one was just added. */
export const patients: readonly Patient[] = [
  single(1, 'Joelho', 'Direito', 'Flexão', 'Decúbito dorsal', { '02-06': 96, '02-13': 110, '02-20': 124 }),
  single(2, 'Ombro', 'Esquerdo', 'Flexão', 'Sentado', { '02-10': 132, '02-24': 146 }),
  single(3, 'Quadril', 'Direito', 'Abdução', 'Decúbito dorsal', {
    '01-08': 22,
    '01-22': 26,
    '02-05': 29,
    '02-19': 33,
    '03-05': 36,
  }),
  single(4, 'Tornozelo', 'Direito', 'Dorsiflexão', 'Sentado', { '03-02': 12 }),
  single(5, 'Cotovelo', 'Esquerdo', 'Flexão', 'Decúbito dorsal', {
    '01-14': 98,
    '01-28': 110,
    '02-11': 121,
    '02-25': 129,
  }),
  single(6, 'Joelho', 'Esquerdo', 'Flexão', 'Decúbito dorsal', { '02-12': 104, '02-26': 113 }),
  single(7, 'Punho', 'Direito', 'Extensão', 'Sentado', { '01-30': 38, '02-13': 46, '02-27': 52 }),
  single(8, 'Tornozelo', 'Direito', 'Flexão plantar', 'Sentado', { '02-06': 28, '02-20': 34, '03-06': 38 }),
  single(9, 'Quadril', 'Esquerdo', 'Flexão', 'Decúbito dorsal', { '03-09': 96 }),
  single(10, 'Cotovelo', 'Direito', 'Flexão', 'Decúbito dorsal', { '02-24': 118, '03-10': 131 }),
  single(11, 'Ombro', 'Direito', 'Abdução', 'Sentado', { '02-11': 118, '02-25': 134, '03-11': 148 }),
  {
    number: 12,
    assessments: ['2026-01-15', '2026-01-29', '2026-02-12', '2026-02-26', '2026-03-12T14:30'],
    series: [
      { ...supine, joint: 'Joelho', movement: 'Flexão', angles: [78, 90, 99, 112, 120] },
      { ...supine, joint: 'Joelho', movement: 'Déficit de extensão', angles: [12, 9, 7, 4, undefined] },
      { ...supine, joint: 'Quadril', movement: 'Flexão', angles: [undefined, undefined, undefined, 104, undefined] },
    ],
  },
  { number: 13, assessments: [], series: [] },
];

/** A patient of whom one movement is measured; the angles by their day in 2026, as month and day. */
function single(
  number: number,
  joint: Joint,
  side: Side,
  movement: Movement,
  position: Position,
  angles: Readonly<Record<string, number>>,
): Patient {
  const assessments = Object.keys(angles).map((day) => `2026-${day}`);
  return { number, assessments, series: [{ joint, side, movement, position, angles: Object.values(angles) }] };
}

/** An angle in degrees, and the assessment that measured it, counted from 1. */
export interface Measure {
  angle: number;
  assessment: number;
}

/** The measures of a movement, from the first to the latest. */
export function measuresOf({ angles }: Series): Measure[] {
  return angles.flatMap((angle, index) => (angle === undefined ? [] : { angle, assessment: index + 1 }));
}

/** The latest measure of a movement; throws if there is none. */
export function latestOf(series: Series): Measure {
  const latest = measuresOf(series).at(-1);
  if (!latest) throw new Error(`${jointOf(series)}, ${series.movement} was never measured`);
  return latest;
}

/** The joint with its side: 'Joelho esquerdo'. */
export function jointOf({ joint, side }: Pick<Series, 'joint' | 'side'>): string {
  return `${joint} ${side.toLowerCase()}`;
}

/** The movement of its joint: 'Flexão do joelho'. A deficit stands alone. */
export function movementOf({ joint, movement }: Pick<Series, 'joint' | 'movement'>): string {
  return movement === 'Déficit de extensão' ? movement : `${movement} do ${joint.toLowerCase()}`;
}

/** A date of the record as its day and month, '12/03'. */
export function dayOf(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** A date of the record as it stands in a report, '12/03/2026'. */
export function dateOf(date: string): string {
  return `${dayOf(date)}/${date.slice(0, 4)}`;
}

/** A patient's main movement and its latest measure. */
export type Example = ReturnType<typeof exampleOf>;

/** What the record says of the patient with this number; throws if nothing was measured. */
export function exampleOf(number: number) {
  const patient = patients.find((each) => each.number === number);
  const series = patient?.series[0];
  if (!patient || !series) throw new Error(`the record has no measurement of patient ${number}`);
  return { patient, series, latest: latestOf(series) };
}

/** The measurement that film, report and /about follow: a knee. */
export const followed = exampleOf(12);
