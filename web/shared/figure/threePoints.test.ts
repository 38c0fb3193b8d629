import { describe, expect, it } from 'vitest';
import { drawFigure } from './figure.ts';
import { maxFlexion, restingFlexion } from './pose.ts';
import { angleOf, mostChange, seenTurned } from './threePoints.ts';

const pointsAt = (flexion: number) => {
  const { hip, knee, ankle } = drawFigure(flexion).landmarks;
  return { fixed: hip, axis: knee, moving: ankle };
};

describe('angleOf', () => {
  it.each([0, 45, restingFlexion, 120, maxFlexion])(
    'reads %d degrees off the landmarks of the drawn leg',
    (flexion) => {
      // The landmarks are in whole units.
      expect(Math.abs(angleOf(pointsAt(flexion)) - flexion)).toBeLessThan(0.2);
    },
  );
});

describe('seenTurned', () => {
  it.each([
    [0, 92],
    [15, 94],
    [30, 100.2],
  ])('turned by %d degrees, a camera sees the knee at 92 degrees as %f', (turn, seen) => {
    expect(angleOf(seenTurned(pointsAt(92), turn))).toBeCloseTo(seen, 1);
  });
});

describe('mostChange', () => {
  it('is 1.9 degrees for an epicondyle marked a centimetre beside its place', () => {
    expect(mostChange(pointsAt(92), 10)).toBeCloseTo(1.9, 1);
  });

  it('is nothing for a point in its place', () => {
    expect(mostChange(pointsAt(92), 0)).toBeCloseTo(0);
  });
});
