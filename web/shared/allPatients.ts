import { examples, newest, type Patient, single } from './patients.ts';

/** All patients of the record, which the film shows, in the order of their numbers. Pages import `patients.ts` alone. */
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
  ...examples,
  newest,
];
