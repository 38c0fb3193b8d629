import type { Point } from '../figure/geometry.ts';
import { table } from '../figure/pose.ts';
import { exampleOf } from '../patients.ts';
import type { JointDrawing } from './drawing.ts';
import { drawElbow } from './elbow.ts';
import { drawHip } from './hip.ts';
import { drawAnkle, drawKnee } from './leg.ts';
import { drawShoulder } from './shoulder.ts';

/** The frame that each joint is drawn in, in its units. The page's line is its lower edge. */
export const stage = { left: 0, top: 0, width: 684, height: 600 } as const;

/** A joint on the stage. */
interface Staged extends JointDrawing {
  /** The stage's units in a millimetre, where the joint's axis stands, and the height of the page's line in the drawing. */
  scale: number;
  axisX: number;
  line: number;
  /** Towards the body it fades: whole within a circle's inner radius, gone beyond the outer one, in the stage's units. */
  fade: { x: number; y: number; inner: number; outer: number };
  /** A left limb that stands for a right one. */
  mirrored?: boolean;
  /** How long the lit part of its lines is, in millimetres. */
  lit: number;
}

/** The patient whose measurement each joint shows. */
export const patientOf = { shoulder: 11, elbow: 10, hip: 9, knee: 12, ankle: 8 } as const;

const angleOf = (joint: keyof typeof patientOf) => exampleOf(patientOf[joint]).latest.angle;

/** A fade to the side: a circle so wide that its rim is upright. */
function towards(from: number, to: number): Staged['fade'] {
  const far = to < from ? 1e4 : -1e4;
  return { x: from + far, y: stage.height / 2, inner: 1e4, outer: 1e4 + Math.abs(to - from) };
}

export const joints = {
  shoulder: {
    ...drawShoulder(angleOf('shoulder')),
    scale: 0.645,
    axisX: 545,
    line: 221,
    fade: { x: 543, y: 465, inner: 41, outer: 165 },
    lit: 66,
  },
  elbow: { ...drawElbow(angleOf('elbow')), scale: 0.96, axisX: 500, line: 0, fade: towards(154, 10), lit: 44 },
  hip: { ...drawHip(angleOf('hip')), scale: 0.62, axisX: 488, line: table, fade: towards(557, 665), lit: 76 },
  knee: { ...drawKnee(angleOf('knee')), scale: 0.76, axisX: 434, line: table, fade: towards(600, 690), lit: 76 },
  ankle: {
    ...drawAnkle(angleOf('ankle')),
    mirrored: true,
    scale: 0.775,
    axisX: 500,
    line: 614,
    fade: towards(445, 247),
    lit: 76,
  },
} as const satisfies Record<string, Staged>;

/** Places a point of a joint on the stage. */
export function onStage({ axis, scale, axisX, line, mirrored }: Staged): (point: Point) => Point {
  const across = mirrored ? -scale : scale;
  return ({ x, y }) => ({ x: axisX + across * (x - axis.x), y: stage.height + scale * (y - line) });
}
