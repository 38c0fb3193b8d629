// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { acos, clamp, degrees, hypot, max, min, type Point, unit } from '../figure/geometry.ts';
import { outside } from '../figure/path.fixture.ts';
import { exampleOf } from '../patients.ts';
import { joints, onStage, patientOf, stage } from './stage.ts';

const way = (from: Point, to: Point) => unit({ x: to.x - from.x, y: to.y - from.y });
const opening = (a: Point, b: Point) => degrees(acos(clamp(a.x * b.x + a.y * b.y, -1, 1)));
const length = (from: Point, to: Point) => hypot(to.x - from.x, to.y - from.y);

/** The distance from the axis to the moving point as a share of the stature, 1.79 m, and its usual range. */
const shares = {
  elbow: [0.14, 0.165],
  hip: [0.235, 0.255],
  knee: [0.23, 0.25],
  ankle: [0.06, 0.09],
} as const;

/** From 0 degrees to the fixed arm: it goes on beyond the axis. */
const fixedArm = {
  elbow: 180,
  hip: 180,
  knee: 180,
  // The foot stands square to the leg, the line to its fifth metatarsal does not.
  ankle: 119,
} as const;

describe.each(Object.keys(joints) as (keyof typeof joints)[])('%s', (name) => {
  const joint = joints[name];
  const { axis, fixed, moving, zero, layers, outline } = joint;
  const place = onStage(joint);

  test('the drawn points open the angle of the record', () => {
    const { latest } = exampleOf(patientOf[name]);
    expect(opening(zero, way(axis, moving))).toBeCloseTo(latest.angle, 1);
    const [from, to] = [place(axis), place(moving)];
    const start = way(from, place({ x: axis.x + zero.x, y: axis.y + zero.y }));
    expect(opening(start, way(from, to))).toBeCloseTo(latest.angle, 1);
  });

  test('the fixed arm stands to 0 degrees as in the books', () => {
    expect(opening(zero, way(axis, fixed))).toBeCloseTo(fixedArm[name], 0);
  });

  test('the moving segment is as long as a body’s', () => {
    const share = length(axis, moving) / 1790;
    expect(share).toBeGreaterThan(shares[name][0]);
    expect(share).toBeLessThan(shares[name][1]);
  });

  test('every point is a number', () => {
    const points = layers.flatMap(({ contour, lines }) => [...contour, ...lines.flat()]).concat(outline.flat());
    expect(points.filter(({ x, y }) => !Number.isFinite(x + y))).toEqual([]);
  });

  test('one contour is closed and holds the axis and the moving point', () => {
    const bodies = layers.filter(({ rooted, contour }) => !rooted && outside(axis, contour) === 0);
    expect(bodies).toHaveLength(1);
    expect(outside(moving, bodies[0]?.contour ?? [])).toBe(0);
  });

  test('lines stay within four millimetres of the contour', () => {
    const far = layers.flatMap(({ contour, lines }) =>
      // The first control lies outside where a line's strong part is short; the second is where it enters.
      lines.flatMap((line) => line.slice(2).filter((point) => outside(point, contour) > 4)),
    );
    expect(far).toEqual([]);
  });

  test('what does not fade is on the stage, above the page’s line', () => {
    const [gone] = [min(...joint.fade), max(...joint.fade)];
    const points = layers.flatMap(({ contour }) => contour.map(place));
    const beyond = points.filter(({ x, y }) => x > gone && x < stage.width && (y < 0 || y > stage.height + 1));
    expect(beyond).toEqual([]);
  });
});
