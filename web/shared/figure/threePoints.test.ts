import { describe, expect, it } from 'vitest';
import { polar } from '../geometry/geometry.ts';
import { atlas } from './atlas.ts';
import { drawFigure } from './figure.ts';
import { angleAtAxis, kneeReadTurned, type ThreePoints } from './threePoints.ts';

describe('kneeReadTurned', () => {
  it.each([
    [0, 92],
    [15, 94],
    [30, 100.2],
  ])('turned by %d degrees, a camera reads the knee at 92 degrees as %f', (turn, read) => {
    expect(kneeReadTurned(92, turn)).toBeCloseTo(read, 1);
  });
});

/** The most that the angle changes, in degrees, with the axis marked `distance` units beside its place. */
function mostChange(points: ThreePoints, distance: number): number {
  const directions = Array.from({ length: 360 }, (_, direction) => direction);
  const angles = directions.map((direction) =>
    angleAtAxis({ ...points, axis: polar(points.axis, distance, direction) }),
  );
  return Math.max(...angles.map((angle) => Math.abs(angle - angleAtAxis(points))));
}

describe('a point beside its landmark', () => {
  it('costs 1.9 degrees at most at the knee, for a centimetre', () => {
    const { hip, knee, ankle } = drawFigure(92).landmarks;
    expect(mostChange({ fixed: hip, axis: knee, moving: ankle }, 10)).toBeCloseTo(1.9, 1);
  });

  it.each([
    [10, 2.7],
    [20, 5.6],
  ])('costs at the hip, for %d millimetres, %f degrees at most', (millimetres, cost) => {
    expect(mostChange(atlas.hip, millimetres * atlas.hip.scale)).toBeCloseTo(cost, 1);
  });
});
