/** A movement's angle in the session and in the one before, in degrees. */
export interface Measure {
  name: string;
  angle: number;
  before: number;
}

/** The measures of the session, by joint. */
export const results: readonly { joint: string; measures: readonly Measure[] }[] = [
  {
    joint: 'Joelho direito',
    measures: [
      { name: 'Flexão do joelho', angle: 120, before: 112 },
      { name: 'Extensão do joelho', angle: 0, before: 4 },
    ],
  },
  {
    joint: 'Quadril direito',
    measures: [
      { name: 'Abdução do quadril', angle: 45, before: 40 },
      { name: 'Flexão do quadril', angle: 110, before: 104 },
    ],
  },
];

/** The flexion of the knee in each session, in degrees. */
export const sessions = [78, 90, 99, 112, 120] as const;
