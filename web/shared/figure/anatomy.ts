import type { Bone } from './bone.ts';
import { joint } from './joint.ts';
import type { Part } from './section.ts';

/**
 * The left leg of an adult 1.79 m tall, in millimetres; a unit of the drawing is a millimetre. Segment lengths after Drillis
 * and Contini (1966), in Winter, Biomechanics and Motor Control of Human Movement: thigh 0.245 of the stature, shank 0.246,
 * whose lower end lies a little below the malleolus. The curves were judged by eye.
 *
 * Profiles give distances from a bone's axis: to the front, to the back, and half the width from side to side.
 */

/** From the greater trochanter to the lateral epicondyle, and from there to the lateral malleolus. */
export const thighLength = 440;
export const shankLength = 430;

/** The hip's height above the table, and its distance to the drawing's right edge. */
export const hipHeight = 100;
export const hipInset = 84;

/** Where the thigh's sections end and the pelvis begins, from the knee's axis. */
export const groin = 372;

/** Where the shank's sections end and the foot begins, from the knee's axis. */
export const ankleCrease = 380;

/** The surface of each part, along the bones in millimetres from the knee's axis. */
export const pelvis: Part = { stations: [0.015, 0.2, 0.45, 0.7, 0.985], bumps: [] };

/** Above the knee's axis: distance, front, back, half width. */
export const thigh: Bone = {
  profile: [
    [58, 85, 120, 170, 230, 300, 372],
    [60, 64, 70, 79, 87, 90, 90],
    [50, 52, 57, 68, 82, 97, 108],
    [58, 61, 67, 75, 82, 87, 91],
  ],
  stations: [0.015, 0.16, 0.4, 0.62, 0.85, 0.985],
  bumps: [
    [14, 200, 75, 0.34, 0.15],
    [-13, 240, 130, 0.63, 0.075],
    [-12, 75, 26, 0.36, 0.14],
    [9, 80, 50, 0.84, 0.07],
    [12, 440, 40, 0.55, 0.14],
  ],
};

/** Below the knee's axis: distance, front, back, half width. The tuberosity of the tibia is at 70 to 82. */
export const shank: Bone = {
  profile: [
    [58, 70, 82, 97, 120, 150, 180, 215, 250, 290, 330, 360, 380],
    [62, 65, 64, 58, 54, 52.5, 50.5, 48, 45.5, 42, 40.5, 41.5, 43.5],
    [50, 51, 53, 57, 65, 73.5, 75, 67.5, 55.5, 44.5, 36.5, 33, 32],
    [55, 56, 57, 58, 59, 58.5, 56, 51, 45, 39, 34.5, 32.5, 33],
  ],
  stations: [0.015, 0.16, 0.38, 0.57, 0.79, 0.985],
  bumps: [
    [12, 72, 14, 0.1, 0.06],
    [-8, 78, 26, 0.26, 0.06],
    [14, 62, 24, 0.64, 0.08],
    [-12, 150, 80, 0.56, 0.06],
    [11, 130, 45, 0.79, 0.1],
    [6, 140, 70, 0.34, 0.1],
    [-7, 275, 55, 0.64, 0.07],
    [-7, 340, 40, 0.72, 0.07],
  ],
};

/** The knee bends over 58 mm of each bone. The patella projects at the middle, its ligament and the tendon above it. */
export const knee = joint({
  part: {
    stations: [0.015, 0.14, 0.32, 0.52, 0.7, 0.87, 0.985],
    bumps: [
      [9, 0.5, 0.22, 0.52, 0.12],
      [17, 0.5, 0.16, 0.15, 0.06],
      [-15, 0.5, 0.2, 0.3, 0.06],
      [9, 0.95, 0.12, 0.66, 0.08],
      [-9, 0.05, 0.2, 0.36, 0.13],
      [-7, 0.6, 0.2, 0.25, 0.08],
    ],
  },
  bend: 58,
  steps: 16,
  crease: [11, 4, 70, 60],
  profile: [
    [0, 0.2, 0.4, 0.6, 0.8, 1],
    [50, 48, 47, 47, 49, 52],
    [58, 57, 57, 57, 56, 55],
  ],
  outside: [60, 62],
  cap: [80, 67, 130],
  round: 34,
  sag: 9,
  swelling: [12, 0.4, 0.5, 0.15],
  bumps: [
    [5, 0.5, 0.13],
    [-6, 0.8, 0.09],
    [-4, 0.17, 0.09],
  ],
});
