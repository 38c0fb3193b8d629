import type { Point } from '../figure/geometry.ts';
import { exampleOf } from '../patients.ts';
import type { JointDrawing } from './drawing.ts';
import { drawElbow } from './elbow.ts';

/** The frame that each joint is drawn in, in its units. The page's line is its lower edge. */
export const stage = { left: 0, top: 0, width: 684, height: 600 } as const;

/** A joint on the stage. */
interface Staged extends JointDrawing {
  /** The stage's units in a millimetre, where the joint's axis stands, and the height of the page's line in the drawing. */
  scale: number;
  axisX: number;
  line: number;
  /** Where it begins to fade towards the body, and where it has vanished, in the stage's units. */
  fade: readonly [from: number, to: number];
  /** How long the lit part of its lines is, in millimetres. */
  lit: number;
}

/** The patient whose measurement each joint shows. */
export const patientOf = { elbow: 10 } as const;

const angleOf = (joint: keyof typeof patientOf) => exampleOf(patientOf[joint]).latest.angle;

export const joints = {
  elbow: { ...drawElbow(angleOf('elbow')), scale: 0.96, axisX: 500, line: 0, fade: [154, 10], lit: 44 },
} as const satisfies Record<string, Staged>;

/** Places a point of a joint on the stage. */
export function onStage({ axis, scale, axisX, line }: Staged): (point: Point) => Point {
  return ({ x, y }) => ({ x: axisX + scale * (x - axis.x), y: stage.height + scale * (y - line) });
}
