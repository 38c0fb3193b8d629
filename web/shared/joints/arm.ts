import { joint } from '../figure/joint.ts';
import type { Part } from '../figure/part.ts';
import type { Rows } from '../figure/profile.ts';

/**
 * The right arm of an adult 1.79 m tall, in millimetres, from its lateral side with the forearm supinated. Lengths as
 * shares of the stature: acromion to lateral epicondyle 0.187, from there to the radial styloid 0.152.
 */
export const upperArmLength = 335;
export const forearmLength = 272;

/** The heights above the table of the acromion and of the lateral epicondyle, under which a towel lies. */
export const acromionHeight = 70;
export const epicondyleHeight = 66;

const stations = [0.015, 0.15, 0.32, 0.5, 0.68, 0.85, 0.985];

/**
 * From the acromion: distance, to the dorsal side, to the volar one, half the width. Below 0 is the trapezius, up to
 * the root of the neck. The deltoid's belly is at 70, its insertion at 160; the biceps is contracted.
 */
export const upperArmProfile: Rows = [
  [-250, 32, 92, 34],
  [-190, 36, 86, 34],
  [-140, 44, 79, 33],
  [-95, 57, 68, 32],
  [-60, 66, 58, 33],
  [-32, 70, 51.5, 37],
  [-10, 71, 51, 47],
  [12, 71, 55, 57],
  [42, 70, 60.5, 62],
  [75, 65.5, 62.7, 60],
  [110, 57, 61.2, 54],
  [140, 50.5, 61.1, 49.5],
  [170, 49.5, 61.5, 47],
  [200, 50.5, 58.5, 45],
  [225, 48.5, 52.9, 43.5],
  [250, 44, 47.5, 42.5],
  [275, 39.5, 43.7, 42],
  [285, 38.4, 43, 41.5],
];

export const upperArm: Part = {
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

/** The elbow bends about the lateral epicondyle; the olecranon stands out nearer to the ulna. */
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
    [0, 43, 41.5],
    [0.5, 42, 21],
    [1, 43, 46],
  ],
  outside: [38.4, 35],
  cap: [38, 34, 115],
  bent: 62,
  round: [30, 10, 60],
  sag: 0,
  swelling: [0, 0.5, 0.5, 0.15],
  bumps: [[4, 0.8, 0.12]],
});

/** From the epicondyle, as the upper arm's; the wrist is at 272, and the palm goes on to the knuckles. */
export const forearmProfile: Rows = [
  [50, 35, 43, 46],
  [80, 36.5, 42.5, 47],
  [110, 37, 39, 45],
  [140, 35.5, 33.5, 41],
  [170, 32.5, 28, 36],
  [200, 28.5, 23.5, 32.5],
  [230, 24, 20.5, 30.5],
  [272, 20.5, 19.5, 30],
  [286, 18.5, 22, 32],
  [300, 16, 25.5, 34],
  [314, 14.2, 25.5, 35],
  [330, 13.6, 23, 35],
  [347, 14, 19, 33],
  [364, 12, 16.5, 26],
];

export const forearm: Part = {
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
