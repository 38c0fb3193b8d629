import type { Bone } from '../../shared/figure/bone.ts';
import { joint } from '../../shared/figure/joint.ts';

/**
 * The right arm of an adult 1.79 m tall, in millimetres, from its lateral side with the forearm supinated. Segment
 * lengths after Drillis and Contini (1966), in Winter, Biomechanics and Motor Control of Human Movement: upper arm 0.186 of
 * the stature, forearm 0.146 to the wrist's centre, beyond which the styloid lies. The contours were judged by eye.
 */
export const upperArmLength = 335;
export const forearmLength = 272;

/** The heights above the table of the acromion and of the lateral epicondyle: the humerus lies raised, so that the elbow extends fully. */
export const acromionHeight = 70;
export const epicondyleHeight = 66;

const stations = [0.015, 0.15, 0.32, 0.5, 0.68, 0.85, 0.985];

/**
 * From the acromion: distance, to the dorsal side, to the volar one, half the width. Below 0 is the trapezius, up to
 * the root of the neck. The deltoid's belly is at 70, its insertion at 160; the biceps is contracted.
 */
export const upperArm: Bone = {
  profile: [
    [-250, -190, -140, -95, -60, -32, -10, 12, 42, 75, 110, 140, 170, 200, 225, 250, 275, 285],
    [32, 36, 44, 57, 66, 70, 71, 71, 70, 65.5, 57, 50.5, 49.5, 50.5, 48.5, 44, 39.5, 38.4],
    [92, 86, 79, 68, 58, 51.5, 51, 55, 60.5, 62.7, 61.2, 61.1, 61.5, 58.5, 52.9, 47.5, 43.7, 43],
    [34, 34, 33, 32, 33, 37, 47, 57, 62, 60, 54, 49.5, 47, 45, 43.5, 42.5, 42, 41.5],
  ],
  stations,
  bumps: [
    [20, -5, 11, 0.56, 0.13],
    [-18, -44, 20, 0.64, 0.18],
    [16, 62, 48, 0.52, 0.22],
    [-15, 142, 30, 0.58, 0.1],
    [-9, 120, 34, 0.28, 0.1],
    [14, 190, 55, 0.76, 0.11],
    [-15, 222, 75, 0.48, 0.075],
    [11, 195, 55, 0.26, 0.1],
  ],
};

/** The elbow bends about the lateral epicondyle; the olecranon projects nearer to the ulna. */
export const elbow = joint({
  part: {
    stations,
    bumps: [
      [12, 0.4, 0.25, 0.44, 0.11],
      [-10, 0.55, 0.3, 0.2, 0.08],
      [-8, 0.4, 0.3, 0.7, 0.1],
    ],
  },
  bend: 50,
  steps: 20,
  crease: [11, 2.5, 0, 115],
  profile: [
    [0, 0.5, 1],
    [43, 42, 43],
    [41.5, 21, 46],
  ],
  outside: [38.4, 35],
  cap: [38, 34, 115],
  round: 30,
  bumps: [[4, 0.8, 0.12]],
});

/** From the epicondyle, as the upper arm's; the wrist is at 272, and the palm goes on to the knuckles. */
export const forearm: Bone = {
  profile: [
    [50, 80, 110, 140, 170, 200, 230, 272, 286, 300, 314, 330, 347, 364],
    [35, 36.5, 37, 35.5, 32.5, 28.5, 24, 20.5, 18.5, 16, 14.2, 13.6, 14, 12],
    [43, 42.5, 39, 33.5, 28, 23.5, 20.5, 19.5, 22, 25.5, 25.5, 23, 19, 16.5],
    [46, 47, 45, 41, 36, 32.5, 30.5, 30, 32, 34, 35, 35, 33, 26],
  ],
  stations,
  bumps: [
    [15, 78, 42, 0.72, 0.13],
    [-14, 118, 55, 0.48, 0.075],
    [11, 95, 45, 0.26, 0.1],
    [-9, 205, 45, 0.4, 0.08],
    [-6, 215, 50, 0.7, 0.1],
    [11, 264, 11, 0.5, 0.13],
    [-6, 332, 30, 0.6, 0.14],
  ],
};

/**
 * The fingers at rest, from the nearest to the furthest, each along the hand from the styloid and towards the palm: see
 * `digit`. The thumb lies before the palm.
 */
export const thumb = [25, 15, 11.5, 55, 25.5, 10.4, 82, 32, 9, 106, 40, 6.8];
export const index = [103, 4, 11.6, 131, 12.3, 9, 151, 24.8, 7.9, 165, 37, 6.2];
export const fingersBehind = [
  [91.5, 3, 13, 127, 17.3, 9.5, 146, 30.5, 8.3, 162.5, 53.5, 6.2],
  [86, 4.5, 13, 121.5, 24, 9, 138, 43, 7.6, 147, 60, 5.8],
];
