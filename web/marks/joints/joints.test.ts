import { describe, expect, test } from 'vitest';
import { type AtlasJoint, atlas, viewBox } from '../../shared/figure/atlas.ts';
import { clamp, degrees, heading, type Point, unit } from '../../shared/geometry/geometry.ts';
import { outside } from '../../shared/geometry/path.fixture.ts';
import { exampleOf } from '../../shared/patients.ts';
import type { Layer } from './limb.ts';
import { drawnJoint } from './stage.ts';

const way = (from: Point, to: Point) => unit({ x: to.x - from.x, y: to.y - from.y });
const angleBetween = (a: Point, b: Point) => degrees(Math.acos(clamp(a.x * b.x + a.y * b.y, -1, 1)));
const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/**
 * The distance from the axis to the moving landmark as a share of the stature, 1.79 m, and its usual range. At the shoulder
 * and the ankle the moving point is none: it lies on a parallel.
 */
const shares = {
  elbow: [0.14, 0.165],
  hip: [0.235, 0.255],
  knee: [0.23, 0.25],
} as const;

/** From 0 degrees to the fixed arm: it goes on beyond the axis. */
const fixedArm = {
  shoulder: 0,
  elbow: 180,
  hip: 180,
  knee: 180,
  ankle: 90,
} as const;

/** The usual active range of each movement in degrees, after Marques, Manual de Goniometria. */
const usual = { shoulder: 180, elbow: 145, hip: 125, knee: 140, ankle: 45 } as const;

const holding = (layers: readonly Layer[], point: Point) =>
  layers.filter(({ contour }) => outside(point, contour) === 0);

describe.each(Object.keys(atlas) as AtlasJoint[])('%s', (name) => {
  const { axis, fixed, moving, zero, layers, fade, place, parallelTo } = drawnJoint(name);
  const stated = atlas[name];
  const { latest } = exampleOf(stated.patient);

  test('the drawn points open the angle of the record', () => {
    expect(angleBetween(zero, way(axis, moving))).toBeCloseTo(latest.angle, 3);
    expect(latest.angle).toBeLessThanOrEqual(usual[name]);
  });

  test('what the page is told is what is drawn, to a tenth of a unit and of a degree', () => {
    const drawn = { axis: place(axis), fixed: place(fixed), moving: place(moving) };
    for (const point of ['axis', 'fixed', 'moving'] as const) {
      const { x, y } = drawn[point];
      expect(length(drawn[point], stated[point]), `${point}, drawn at ${x.toFixed(1)}, ${y.toFixed(1)}`).toBeLessThan(
        0.1,
      );
    }
    const end = heading(stated.axis, stated.moving);
    expect(((((end - stated.zero) * stated.turn) % 360) + 360) % 360).toBeCloseTo(latest.angle, 1);
    const start = place({ x: axis.x + zero.x, y: axis.y + zero.y });
    expect(heading(place(axis), start)).toBeCloseTo(stated.zero, 1);
  });

  test('the moving arm runs to a landmark, or is parallel to the bone that it is named after', () => {
    expect(parallelTo === undefined).toBe(name in shares);
    if (!parallelTo) return;
    const { from, to } = parallelTo;
    expect(angleBetween(way(axis, moving), way(from, to))).toBeCloseTo(0, 1);
    for (const end of [from, to]) expect(holding(layers, end)).not.toEqual([]);
  });

  test('the fixed arm and 0 degrees are as in the books', () => {
    expect(angleBetween(zero, way(axis, fixed))).toBeCloseTo(fixedArm[name], 0);
  });

  test('every point is a number', () => {
    const points = layers.flatMap(({ contour, lines }) => [...contour, ...lines.flat()]);
    expect(points.filter(({ x, y }) => !Number.isFinite(x + y))).toEqual([]);
  });

  test('one contour that is closed holds the axis', () => {
    expect(holding(layers, axis).filter(({ rooted }) => !rooted)).toHaveLength(1);
  });

  test('lines stay within four millimetres of a contour', () => {
    const points = layers.flatMap(({ lines }) => lines.flat());
    expect(points.filter((point) => layers.every(({ contour }) => outside(point, contour) > 4))).toEqual([]);
  });

  test('what does not fade is on the stage, above the page’s line', () => {
    const { x, y, inner } = fade;
    const points = layers.flatMap(({ contour, whole }) =>
      contour.map(place).filter((point) => whole || length(point, { x, y }) < inner),
    );
    const beyond = points.filter((at) => at.x < 0 || at.x > viewBox.width || at.y < 0 || at.y > viewBox.height + 1);
    expect(beyond).toEqual([]);
  });
});

describe.each(Object.keys(shares) as (keyof typeof shares)[])('the moving landmark of the %s', (name) => {
  const { axis, moving, layers } = drawnJoint(name);

  test('is as far from the axis as a body’s', () => {
    const share = length(axis, moving) / 1790;
    expect(share).toBeGreaterThan(shares[name][0]);
    expect(share).toBeLessThan(shares[name][1]);
  });

  test('lies within one contour', () => {
    expect(holding(layers, moving)).toHaveLength(1);
  });
});
