import type { Part } from './part.ts';

/** The foot's surface: along it, its sections are counted. */
export const foot: Part = {
  stations: [0.02, 0.22, 0.5, 0.78, 0.98],
  bumps: [
    [34, 3.4, 1.5, 0.56, 0.1],
    [-14, 6.2, 1.3, 0.64, 0.12],
    [-14, 3, 1.8, 0.8, 0.06],
    [-8, 2.6, 1.6, 0.34, 0.07],
    [10, 13.2, 1.3, 0.8, 0.09],
    [-9, 8.6, 1.6, 0.62, 0.1],
  ],
};

/**
 * Columns of the foot's sections, from the malleolus: the front point's distance towards the toes and towards the sole, the
 * back point's, half the width, and how far the section follows the ankle's turn, from 0 to 1.
 */
const columns = [
  [45, 46.9, 48.7, 51, 54.2, 58, 61.9, 66, 71, 78, 86, 95, 103.1, 111, 119, 127, 135.1, 143, 150.1, 157],
  [-41, -33.5, -26.1, -19, -12.8, -7.5, -3, 1, 5, 8.5, 12, 16, 19.3, 22.5, 25.5, 28.5, 31.6, 34.5, 37.1, 39.5],
  [-32, -33.4, -34.8, -37, -41.1, -46, -50.4, -54, -53.5, -46, -31, -11, 7.8, 26, 43.8, 61, 78, 94, 107.9, 121],
  [-41, -30.8, -20.5, -10, 1, 13, 26.5, 41, 57, 70, 78, 79.3, 76.8, 74, 72, 71, 72.3, 74.5, 76.9, 79.5],
  [33, 34, 35, 36, 36, 36, 35, 34, 33, 33, 34, 37, 40, 42, 44, 45, 46, 46, 46, 46],
  [0.03, 0.13, 0.24, 0.35, 0.49, 0.64, 0.78, 0.9, 0.97, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
] as const;

type Row = [
  frontForward: number,
  frontDown: number,
  backForward: number,
  backDown: number,
  width: number,
  follow: number,
];

/** The foot's sections, from the ankle's crease to the ball. */
export const footSections = columns[0].map((_, row) => columns.map((column) => column[row]) as Row);

/**
 * Curves of the foot, as numbers in turn: towards the toes and towards the sole. Edges, a knuckle and a nail of each toe,
 * from the fifth to the hallux.
 */
export const toes: readonly (readonly number[])[] = [
  [156, 61.5, 165.5, 66, 168, 69.5, 167.5, 75],
  [153, 65.5, 151.5, 73.5, 150, 76, 147, 77],
  [163.5, 66.5, 165.5, 69, 166, 73],
  [160, 54.5, 168, 57, 182, 63, 185.5, 66.5, 186.5, 70.5, 185, 74.5],
  [166, 56, 168, 59.5, 167.5, 67],
  [181, 64.5, 183.5, 67, 184, 71.5],
  [160.5, 48.5, 179.5, 53.5, 195, 59.5, 199, 62.5, 201, 67, 199, 73],
  [178.5, 53, 180.5, 56.5, 180.5, 61.5],
  [195.5, 62, 198, 65, 198.5, 69.5],
  [159.5, 43.5, 186.5, 49, 195, 52, 206, 57.5, 209.5, 61.5, 210.5, 66.5, 208.5, 71, 204.5, 73.5],
  [188.5, 50, 191, 53.5, 191, 58],
  [205, 59.5, 207.5, 62.5, 208, 67.5],
  [186, 46, 189, 49, 189, 49],
  [208, 53.5, 212.5, 57, 214, 63],
];

/** The contour round the toes, from the instep to the ball of the foot. */
export const toeTips = [
  161, 41, 170, 43, 184, 45.5, 197, 48, 208, 51.5, 215, 57, 217, 63.5, 214, 69.5, 205, 73.5, 194, 75.5, 182, 77, 170,
  77.5, 158, 79, 147, 77.5, 137, 77.5,
] as const;
