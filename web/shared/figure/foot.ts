import { inFrame, type Point, pointsOf } from '../geometry/geometry.ts';
import type { Part } from './section.ts';

/** The foot's surface. Its bumps' places and lengths along the foot count sections. */
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
  [45, 47, 48.5, 51, 54, 58, 62, 66, 71, 78, 86, 95, 103, 111, 119, 127, 135, 143, 150, 157],
  [-41, -33.5, -26, -19, -13, -7.5, -3, 1, 5, 8.5, 12, 16, 19.5, 22.5, 25.5, 28.5, 31.5, 34.5, 37, 39.5],
  [-32, -33.5, -35, -37, -41, -46, -50.5, -54, -53.5, -46, -31, -11, 8, 26, 44, 61, 78, 94, 108, 121],
  [-41, -31, -20.5, -10, 1, 13, 26.5, 41, 57, 70, 78, 79, 77, 74, 72, 71, 72.5, 74.5, 77, 79.5],
  [33, 34, 35, 36, 36, 36, 35, 34, 33, 33, 34, 37, 40, 42, 44, 45, 46, 46, 46, 46],
  [0.03, 0.13, 0.24, 0.35, 0.49, 0.64, 0.78, 0.9, 0.97, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
] as const;

/** The ends of the fifth metatarsal, its base and its head, from the malleolus: towards the toes and towards the sole. */
export const fifthMetatarsal = { from: { x: 62, y: 61 }, to: { x: 137, y: 67 } } as const;

type Row = [number, number, number, number, number, number];

/** The foot's sections, from the ankle's crease to the ball. */
export const footSections = columns[0].map((_, row) => columns.map((column) => column[row]) as Row);

/**
 * Curves of the foot, as numbers in turn: towards the toes and towards the sole. Edges, a knuckle and a nail of each toe,
 * from the fifth to the hallux.
 */
const toes: readonly (readonly number[])[] = [
  [156, 62, 166, 66, 168, 70, 168, 75],
  [153, 66, 152, 74, 150, 76, 147, 77],
  [164, 67, 166, 69, 166, 73],
  [160, 55, 168, 57, 182, 63, 186, 67, 187, 71, 185, 75],
  [166, 56, 168, 60, 168, 67],
  [181, 65, 184, 67, 184, 72],
  [161, 49, 180, 54, 195, 60, 199, 63, 201, 67, 199, 73],
  [179, 53, 181, 57, 181, 62],
  [196, 62, 198, 65, 199, 70],
  [160, 44, 187, 49, 195, 52, 206, 58, 210, 62, 211, 67, 209, 71, 205, 74],
  [189, 50, 191, 54, 191, 58],
  [205, 60, 208, 63, 208, 68],
  [186, 46, 189, 49, 189, 49],
  [208, 54, 213, 57, 214, 63],
];

/** The contour over the toes, from the instep to the tip of the hallux, and under them to the ball of the foot. */
const overToes = [161, 41, 170, 43, 184, 45.5, 197, 48, 208, 51.5, 215, 57, 217, 63.5, 214, 69.5];
const underToes = [205, 73.5, 194, 75.5, 182, 77, 170, 77.5, 158, 79, 147, 77.5, 137, 77.5];

/** Where a foot is: its malleolus, and the unit vector along the sole towards the toes. */
interface FootPose {
  ankle: Point;
  sole: Point;
}

/** The toes of a foot: the contour round them, which is `under` on the side of the sole, and the lines on them. */
export function toesOf({ ankle, sole }: FootPose, under = underToes) {
  const place = inFrame(ankle, sole);
  return {
    contour: pointsOf([...overToes, ...under]).map(place),
    lines: toes.map((toe) => pointsOf(toe).map(place)),
  };
}
