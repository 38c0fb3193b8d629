/**
 * The left leg of an adult 1.79 m tall, in millimetres; a unit of the drawing is a millimetre.
 *
 * Profiles give distances from a bone's axis: to the front, to the back, and half the width from side to side.
 */

/** From the greater trochanter to the lateral epicondyle, and from there to the lateral malleolus. */
export const thighLength = 440;
export const shankLength = 430;

/** The hip's height above the table, and its distance to the drawing's right edge. */
export const hipHeight = 100;
export const hipInset = 84;

/** How far the knee's bend reaches along each bone, from the knee's axis. */
export const bend = 58;

/** Where the thigh's sections end and the pelvis begins, from the knee's axis. */
export const groin = 372;

/** Where the shank's sections end and the foot begins, from the knee's axis. */
export const ankleCrease = 380;

/** Each row of a profile has a position and the values at it. */
export type Rows = readonly (readonly [number, ...number[]])[];

/** Above the knee's axis: distance, front, back, half width. */
export const thighProfile: Rows = [
  [58, 60, 50, 58],
  [85, 64, 52, 61],
  [120, 70, 57, 67],
  [170, 79, 68, 75],
  [230, 87, 82, 82],
  [300, 90, 97, 87],
  [372, 90, 108, 91],
];

/** Round the knee: share of the bend, 0 at the thigh and 1 at the shank, back, half width. */
export const kneeProfile: Rows = [
  [0, 50, 58],
  [0.2, 48, 57],
  [0.4, 47, 57],
  [0.6, 47, 57],
  [0.8, 49, 56],
  [1, 52, 55],
];

/** Below the knee's axis: distance, front, back, half width. The tuberosity of the tibia stands at 70 to 82. */
export const shankProfile: Rows = [
  [58, 62, 50, 55],
  [70, 65, 51, 56],
  [82, 64, 53, 57],
  [97, 58, 57, 58],
  [120, 54, 65, 59],
  [150, 52.5, 73.5, 58.5],
  [180, 50.5, 75, 56],
  [215, 48, 67.5, 51],
  [250, 45.5, 55.5, 45],
  [290, 42, 44.5, 39],
  [330, 40.5, 36.5, 34.5],
  [360, 41.5, 33, 32.5],
  [380, 43.5, 32, 33],
];

/**
 * The foot's sections, from the malleolus: the front point's distance towards the toes and towards the sole, the
 * back point's, half the width, and how far the section follows the ankle's turn, from 0 to 1.
 */
export const footSections = [
  [45, -40, -32, -41, 33, 0.03],
  [46, -30, -32, -32, 34, 0.1],
  [48, -22, -34, -21, 35, 0.2],
  [50, -14, -37, -9, 36, 0.35],
  [54, -7, -42, 3, 36, 0.5],
  [58, -2, -47, 16, 36, 0.66],
  [62, 3, -52, 29, 35, 0.8],
  [68, 7, -54, 43, 34, 0.91],
  [74, 10, -54, 57, 33, 0.98],
  [80, 14, -47, 68, 33, 1],
  [88, 17, -33, 75, 34, 1],
  [95, 20, -16, 78, 37, 1],
  [103, 24, 2, 77, 40, 1],
  [111, 27, 21, 75, 42, 1],
  [119, 31, 40, 72, 44, 1],
  [127, 34, 59, 70, 45, 1],
  [136, 38, 78, 71, 46, 1],
  [144, 41, 96, 74, 46, 1],
  [152, 44, 111, 77, 46, 1],
  [160, 46, 126, 78, 46, 1],
] as const;

/** A point of the foot: its distances from the malleolus towards the toes and towards the sole. */
export type FootPoint = readonly [number, number];

/** Each curve is open. The first four are the toes from the fifth to the second, the last is the hallux's nail. */
export const toes: readonly (readonly FootPoint[])[] = [
  [
    [154, 68],
    [160, 64],
    [169, 64],
    [178, 71],
    [177, 80],
    [168, 79],
  ],
  [
    [161, 62],
    [170, 58],
    [180, 60],
    [189, 69],
    [188, 79],
    [181, 78],
  ],
  [
    [167, 57],
    [178, 53],
    [190, 56],
    [199, 66],
    [198, 78],
    [191, 78],
  ],
  [
    [174, 53],
    [187, 49],
    [198, 53],
    [208, 64],
    [208, 77],
    [201, 77],
  ],
  [
    [203, 52],
    [207, 54],
    [211, 58],
    [215, 62],
  ],
];

/** The contour round the toes, from the instep to the ball of the foot. */
export const toeTips: readonly FootPoint[] = [
  [176, 49],
  [187, 48],
  [198, 49],
  [208, 54],
  [215, 62],
  [217, 70],
  [212, 76],
  [202, 78],
  [192, 77],
  [182, 76],
  [172, 78],
  [158, 79],
];
