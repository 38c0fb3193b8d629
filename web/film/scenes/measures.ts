import { dateOf, followed, jointOf, latestOf, type Movement, measuresOf, movementOf } from '../../shared/patients.ts';

const { patient, series, latest } = followed;

/** How the app calls the patient whom the film follows. */
export const patientName = `Paciente ${patient.number}`;

/** The joint that the film measures, with its side, and the movement. */
export const joint = jointOf(series);
export const movement = movementOf(series);

/** The number of the assessment that the film adds, its date, and the angle that it measures, in degrees. */
export const assessment = latest.assessment;
export const date = patient.assessments[assessment - 1] ?? '';
export const flexion = latest.angle;

/** The movement that is chosen to measure what the record calls `movement`: an extension is told by its deficit. */
export function chosenFor(movement: Movement): Movement {
  return movement === 'Déficit de extensão' ? 'Extensão' : movement;
}

/** A movement's last angle, in degrees. */
export interface Measure {
  /** The joint with its side. */
  joint: string;
  movement: Movement;
  /** The movement of its joint, as one name. */
  name: string;
  angle: number;
  /** The assessment that measured it. */
  assessment: number;
  /** The angle of the assessment before, where the film's measures the movement again. */
  before?: number;
}

/** What the patient's page, the results and the report show, by joint. */
export const results: readonly { joint: string; measures: readonly Measure[] }[] = [
  ...new Set(patient.series.map(jointOf)),
].map((joint) => ({
  joint,
  measures: patient.series.filter((each) => jointOf(each) === joint).map(measureOf),
}));

function measureOf(each: (typeof patient.series)[number]): Measure {
  const measure = { joint: jointOf(each), movement: each.movement, name: movementOf(each), ...latestOf(each) };
  const before = measuresOf(each).at(-2)?.angle;
  return measure.assessment === assessment && before !== undefined ? { ...measure, before } : measure;
}

/** What stands under a movement's name: the angle before, or when it was measured, if the film's assessment left it out. */
export function originOf({ before, assessment }: Measure): string {
  return before === undefined ? `Medido na avaliação ${assessment}` : `Avaliação anterior: ${before}°`;
}

/** When a measure was taken, as the report says it. */
export function takenOn({ assessment }: Measure): string {
  return `Medido em ${dateOf(patient.assessments[assessment - 1] ?? '')}, avaliação ${assessment}`;
}

/** All movements, one after the other. */
export const measures = results.flatMap((group) => group.measures);

/** The film's movement in each assessment: the angle in degrees, and the day. */
export const assessments = measuresOf(series).map(({ angle, assessment }) => ({
  angle,
  date: patient.assessments[assessment - 1] ?? '',
}));
