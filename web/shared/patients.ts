/**
 * The example patients that the home page, film, share image and /about show: one record, invented throughout, always
 * shown as an example. Every measurement is of an active movement. Names are the app's, in Portuguese.
 */

/** The joints that the app lets one choose from, from the head to the feet. */
export const joints = ['Ombro', 'Cotovelo', 'Punho', 'Quadril', 'Joelho', 'Tornozelo'] as const;
export type Joint = (typeof joints)[number];

/** A joint's side and its movement. */
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
  /** From the first to the latest. An assessment may leave the movement out. */
  measures: readonly Measure[];
}

/** An angle in degrees, and the assessment that measured it: its number, counted from 1, and its date in ISO 8601. */
export interface Measure {
  angle: number;
  assessment: number;
  date: string;
}

/** A patient of the record, with what was measured. */
export interface Patient {
  /** In place of a name. */
  number: number;
  /** The dates of the assessments in their order, in ISO 8601. */
  assessments: readonly string[];
  /** The movement that the treatment is about comes first. */
  series: readonly Series[];
}

/** The patient whom the film adds to the record. */
export const newest = patientOf(13, []);

/** What most movements of patient 12 have in common. */
const leftKnee = { joint: 'Joelho', side: 'Esquerdo', position: 'Decúbito dorsal' } as const;

/** Whom the pages show, in the order of their numbers. */
export const examples: readonly Patient[] = [
  single(8, 'Tornozelo', 'Direito', 'Flexão plantar', 'Sentado', { '02-06': 28, '02-20': 34, '03-06': 38 }),
  single(9, 'Quadril', 'Esquerdo', 'Flexão', 'Decúbito dorsal', { '03-09': 96 }),
  single(10, 'Cotovelo', 'Direito', 'Flexão', 'Decúbito dorsal', { '02-24': 118, '03-10': 131 }),
  single(11, 'Ombro', 'Direito', 'Abdução', 'Sentado', { '02-11': 118, '02-25': 134, '03-11': 148 }),
  patientOf(12, [
    {
      ...leftKnee,
      movement: 'Flexão',
      angles: { '01-15': 78, '01-29': 90, '02-12': 99, '02-26': 112, '03-12': 120 },
    },
    { ...leftKnee, movement: 'Déficit de extensão', angles: { '01-15': 12, '01-29': 9, '02-12': 7, '02-26': 4 } },
    { ...leftKnee, joint: 'Quadril', movement: 'Flexão', angles: { '02-26': 104 } },
  ]),
];

/** A series as the record states it: angles in degrees by their day in 2026, such as '03-17'. */
interface Recorded extends Omit<Series, 'measures'> {
  angles: Readonly<Record<string, number>>;
}

/** A patient of whom one movement is measured. */
export function single(
  number: number,
  joint: Joint,
  side: Side,
  movement: Movement,
  position: Position,
  angles: Recorded['angles'],
): Patient {
  return patientOf(number, [{ joint, side, movement, position, angles }]);
}

/** Builds a patient with an assessment on each day that has an angle. */
function patientOf(number: number, recorded: readonly Recorded[]): Patient {
  const days = [...new Set(recorded.flatMap(({ angles }) => Object.keys(angles)))].sort();
  const dateOfDay = (day: string) => `2026-${day}`;
  const series = recorded.map(({ angles, ...movement }) => ({
    ...movement,
    measures: days.flatMap((day, index) => {
      const angle = angles[day];
      return angle === undefined ? [] : { angle, assessment: index + 1, date: dateOfDay(day) };
    }),
  }));
  return { number, assessments: days.map(dateOfDay), series };
}

/** The latest measure of a movement; throws if there is none. */
export function latestOf(series: Series): Measure {
  const latest = series.measures.at(-1);
  if (!latest) throw new Error(`${jointOf(series)}, ${series.movement} was never measured`);
  return latest;
}

/** The joint with its side: 'Joelho esquerdo'. */
export function jointOf({ joint, side }: Pick<Series, 'joint' | 'side'>): string {
  return `${joint} ${side.toLowerCase()}`;
}

/** The movement of its joint: 'Flexão do joelho'. A deficit has no joint. */
export function movementOf({ joint, movement }: Pick<Series, 'joint' | 'movement'>): string {
  return movement === 'Déficit de extensão' ? movement : `${movement} do ${joint.toLowerCase()}`;
}

/** A date of the record as its day and month, '12/03'. */
export function dayOf(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** A date of the record as a report writes it, '12/03/2026'. */
export function dateOf(date: string): string {
  return `${dayOf(date)}/${date.slice(0, 4)}`;
}

/** A patient's main movement and its latest measure. */
export type Example = ReturnType<typeof exampleOf>;

/** What the record says of the patient with this number; throws if nothing was measured. */
export function exampleOf(number: number) {
  const patient = examples.find((each) => each.number === number);
  const series = patient?.series[0];
  if (!patient || !series) throw new Error(`the record has no measurement of patient ${number}`);
  return { patient, series, latest: latestOf(series) };
}

/** The measurement that film, report and /about follow: a knee. */
export const followed = exampleOf(12);

/** The time of day at which its latest measure is saved. */
export const timeOfDay = '14:30';
