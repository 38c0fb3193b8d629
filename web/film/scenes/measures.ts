import {
  followed,
  jointOf,
  latestOf,
  type Measure,
  type Movement,
  movementOf,
  type Position,
} from '../../shared/patients.ts';

const { patient, series, latest } = followed;

/** How the app calls the patient whom the film follows. */
export const patientName = `Paciente ${patient.number}`;

/** The joint that the film measures, with its side, and the movement. */
export const jointName = jointOf(series);
export const movement = movementOf(series);

/** The assessment that the film adds: number, date and measured angle in degrees. */
export const { assessment, date, angle: flexion } = latest;

/** The movement that is chosen to measure what the record calls `movement`: an extension is told by its deficit. */
export function chosenFor(movement: Movement): Movement {
  return movement === 'Déficit de extensão' ? 'Extensão' : movement;
}

/** A movement's latest measure. */
export interface Result extends Measure {
  /** The joint with its side. */
  joint: string;
  movement: Movement;
  position: Position;
  /** The movement of its joint, as one name. */
  name: string;
  /** The angle of the assessment before, where the film's measures the movement again. */
  before?: number;
}

/** What the patient's page, the results and the report show, by joint. */
export const results: readonly { joint: string; measures: readonly Result[] }[] = [
  ...new Set(patient.series.map(jointOf)),
].map((joint) => ({
  joint,
  measures: patient.series.filter((each) => jointOf(each) === joint).map(resultOf),
}));

function resultOf(each: (typeof patient.series)[number]): Result {
  const { movement, position } = each;
  const result = { joint: jointOf(each), movement, position, name: movementOf(each), ...latestOf(each) };
  const before = each.measures.at(-2)?.angle;
  return result.assessment === assessment && before !== undefined ? { ...result, before } : result;
}

/** All movements, one after the other. */
export const measures = results.flatMap((group) => group.measures);

/** The film's movement in each assessment. */
export const assessments = series.measures;
