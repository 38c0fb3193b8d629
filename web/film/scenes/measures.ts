/** A movement's last angle, in degrees. */
export interface Measure {
  name: string;
  angle: number;
  /** The angle of the assessment before, where this one measured the movement again. */
  before?: number;
}

/** What the patient's page, the results and the report show, by joint. */
export const results: readonly { joint: string; measures: readonly Measure[] }[] = [
  {
    joint: 'Joelho esquerdo',
    measures: [
      { name: 'Flexão do joelho', angle: 120, before: 112 },
      { name: 'Déficit de extensão', angle: 4 },
    ],
  },
  { joint: 'Quadril esquerdo', measures: [{ name: 'Flexão do quadril', angle: 104 }] },
];

/** All movements, one after the other. */
export const measures = results.flatMap((group) => group.measures);

/** The flexion of the knee in each assessment, in degrees. */
export const assessments = [78, 90, 99, 112, 120] as const;
