import type { Bone } from '../../shared/figure/bone.ts';

/**
 * The right arm and half the trunk of an adult 1.79 m tall, seen from the front, in millimetres. It is the arm of
 * `arm.ts`, from the humeral head's centre, which lies 30 below the acromion while the arm hangs; slight flexion hides
 * some of the forearm. The arm is raised by about 150 degrees: with it the scapula has turned upwards. Columns of a bone:
 * the distance from its proximal end, to the ulnar side, to the radial one, half the depth. The deltoid's belly is at 75,
 * its insertion at 148.
 */
export const upperArmLength = 302;
export const forearmLength = 248;

/** The acromion, along the humerus from the centre of its head and to the ulnar side. */
export const acromion = { x: 4, y: -24 } as const;

/** How far elbow and wrist turn out of the humerus' line, in degrees: the carrying angle, and the hand's deviation. */
export const elbowTurn = 15;
export const wristTurn = -7;

const stations = [0.015, 0.1, 0.22, 0.38, 0.54, 0.7, 0.86, 0.985];

/** From the shoulder to the elbow. */
export const upperArm: Bone = {
  profile: [
    [58, 80, 102, 126, 148, 172, 200, 230, 262, 294],
    [47.5, 51, 55, 55.5, 55, 54, 51, 46, 41, 45],
    [67, 67.5, 62, 53.5, 48, 46.5, 46, 45, 42.5, 43],
    [62, 60, 57, 54.5, 52, 50, 48, 45, 42, 42],
  ],
  stations,
  bumps: [
    [14, 195, 48, 0.53, 0.16],
    [-12, 170, 60, 0.22, 0.07],
    [-13, 150, 30, 0.74, 0.08],
    [15, 85, 42, 0.76, 0.14],
    [-10, 90, 40, 0.5, 0.1],
    [-9, 285, 26, 0.5, 0.14],
  ],
};

/** Brachioradialis on the radial side, the flexors' belly on the ulnar one. */
export const forearm: Bone = {
  profile: [
    [8, 39, 62, 90, 125, 160, 195, 225, 244],
    [45, 46, 48, 46, 39.5, 32.5, 28, 27, 28.5],
    [44, 45, 45.5, 43, 37, 31.5, 27.5, 26.5, 27.5],
    [42, 42, 42, 40, 36, 31, 26, 23, 22],
  ],
  stations,
  bumps: [
    [9, 65, 40, 0.74, 0.12],
    [8, 75, 45, 0.26, 0.14],
    [-6, 85, 50, 0.52, 0.08],
    [4, 230, 25, 0.5, 0.06],
  ],
};

/** From the wrist: the radial side is the thenar, up to the thumb's joint at 60. */
export const palm: Bone = {
  profile: [
    [8, 22, 38, 52, 70, 86, 94],
    [29.5, 35, 40.5, 43, 42.5, 39, 30],
    [30.5, 40, 51.5, 60.5, 40, 36.5, 28],
    [21, 22, 21, 19, 17, 15, 13],
  ],
  stations,
  bumps: [
    [15, 38, 20, 0.8, 0.13],
    [11, 34, 24, 0.18, 0.11],
    [-12, 44, 24, 0.48, 0.12],
  ],
};

/** The digits from the little finger to the thumb, along the hand and to the ulnar side: see `digit`. */
export const digits = [
  [88, 30.5, 9.6, 106, 33, 8.9, 127, 33.5, 8.3, 144, 32, 7],
  [90, 11, 10, 122, 12.5, 9.6, 148, 12.5, 9, 169, 11, 7.4],
  [90, -9, 10.2, 127, -9, 9.9, 156, -8.7, 9.3, 180, -8, 7.6],
  [88, -28.5, 10.2, 119, -30.5, 9.6, 145, -30, 9, 167, -28, 7.4],
  [58, -50, 12.6, 70, -59, 12, 87, -69, 11, 106, -76, 8.4],
];

/** The crease round the thenar, along the hand and to the ulnar side, from the index finger to the wrist. */
export const thenarCrease = [86, -34, 79, -20, 66, -7, 48, -1, 30, -1, 15, -5];

/**
 * From the arm over deltoid and armpit to the waist, from the centre of the humeral head, to the right and downwards:
 * share of the way, the lateral contour's point, the medial end's (deltoid, acromion, clavicle, chest), half the depth.
 */
export const trunk: Bone = {
  profile: [
    [0, 0.06, 0.12, 0.19, 0.26, 0.33, 0.4, 0.47, 0.54, 0.66, 0.8, 0.92, 1.1],
    [-67.5, -56.5, -50.5, -45.5, -37.5, -28.5, -21, -15.5, -11.5, -7, -1, 6, 20],
    [-26, -8, 10, 31, 52, 72, 91, 109, 127, 158, 200, 242, 306],
    [32, 39, 39, 72.5, 119, 172, 258.5, 330, 335.5, 332.5, 331, 330, 327],
    [-84, -58, -34, -19.5, -8, 1, -9, 6.5, 49.5, 124.5, 181, 225.5, 291.5],
    [62, 66, 70, 76, 84, 92, 98, 102, 104, 105, 102, 98, 94],
  ],
  stations,
  bumps: [
    [-26, 0.2, 0.12, 0.15, 0.1],
    [9, 0.3, 0.14, 0.45, 0.14],
    [9, 0.02, 0.07, 0.66, 0.2],
  ],
};

/** The neck and the trapezius, raised with the scapula, down to the acromion, as the trunk. */
export const neck: Bone = {
  profile: [
    [0, 0.3, 0.52, 0.74, 0.89, 0.95, 1],
    [107, 103, 97.5, 80, 59, 49, 40],
    [-222, -144, -106, -75, -52, -42, -33],
    [240.5, 247, 255, 285, 300.5, 245.5, 168.5],
    [-231.5, -153.5, -113, -55, -7, 17.5, 23],
    [56, 58, 60, 54, 36, 28, 20],
  ],
  stations,
  bumps: [],
};

/** The edge of the pectoral below the armpit, as the trunk. */
export const axillaryFold = [-59, -10, -49, 4, -38, 20, -28, 39, -20, 60, -16, 82];
