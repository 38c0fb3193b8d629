import { type AtlasJoint, atlas, viewBox } from '../../shared/figure/atlas.ts';
import type { Point } from '../../shared/geometry/geometry.ts';
import { exampleOf } from '../../shared/patients.ts';
import { drawElbow } from './elbow.ts';
import { drawHip } from './hip.ts';
import { drawAnkle, drawKnee } from './leg.ts';
import type { JointDrawing } from './limb.ts';
import { drawShoulder } from './shoulder.ts';

/** A joint at its patient's angle, as it is shown. */
interface Shown {
  draw: (angle: number) => JointDrawing;
  /** Towards the body it fades: whole within a circle's inner radius, gone beyond the outer one, in the view box's units. */
  fade: { x: number; y: number; inner: number; outer: number };
  /** How long the lit part of its lines is, in millimetres. */
  lit: number;
  /** A left limb, drawn in place of a right one. */
  mirrored?: boolean;
}

const shown: Record<AtlasJoint, Shown> = {
  shoulder: { draw: drawShoulder, fade: { x: 543, y: 465, inner: 41, outer: 148 }, lit: 66 },
  elbow: { draw: drawElbow, fade: towards(70, -18), lit: 44 },
  hip: { draw: drawHip, fade: towards(557, 665), lit: 76 },
  knee: { draw: drawKnee, fade: towards(600, 690), lit: 76 },
  ankle: { draw: drawAnkle, fade: towards(262, 188), lit: 76, mirrored: true },
};

/** A fade to the side: a circle so wide that its rim is upright. */
export function towards(from: number, to: number): Shown['fade'] {
  const far = to < from ? 1e4 : -1e4;
  return { x: from + far, y: viewBox.height / 2, inner: 1e4, outer: 1e4 + Math.abs(to - from) };
}

/** A joint of the atlas: its name, what places its points in the view box, and the end of its arc there, in degrees. */
export function drawnJoint(name: AtlasJoint) {
  const { draw, ...look } = shown[name];
  const { patient, axis, scale, zero, turn } = atlas[name];
  const { series, latest } = exampleOf(patient);
  const { angle } = latest;
  const drawing = draw(angle);
  const across = look.mirrored ? -scale : scale;
  const place = ({ x, y }: Point): Point => ({
    x: axis.x + across * (x - drawing.axis.x),
    y: axis.y + scale * (y - drawing.axis.y),
  });
  return { ...drawing, ...look, name: series.joint, scale, place, end: zero + turn * angle };
}
