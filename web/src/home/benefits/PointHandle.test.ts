import { expect, test } from 'vitest';
import { angleAtAxis } from '../../../shared/figure/threePoints.ts';
import { along, direction, origin, type Point, steps } from '../../../shared/geometry/geometry.ts';
import { bounds, range, spoken, withinReach } from './PointHandle.tsx';
import { plates } from './plates.ts';

const { fixed, axis, moving, scale, latest } = plates.hip;
const angleAt = (beside: Point) => angleAtAxis({ fixed, axis: along(axis, beside, scale), moving });

test('the slider’s ends are the smallest and the largest angle of all places that the point can reach', () => {
  const farthest = steps(0, 359, 1).map((degrees) => angleAt(withinReach(along(origin, direction(degrees), 100))));
  expect(Math.floor(Math.min(...farthest))).toBe(range.min);
  expect(Math.ceil(Math.max(...farthest))).toBe(range.max);
  expect(angleAt(bounds.Home as Point)).toBeCloseTo(Math.min(...farthest), 1);
  expect(angleAt(bounds.End as Point)).toBeCloseTo(Math.max(...farthest), 1);
  expect(Object.values(bounds).map(withinReach)).toEqual(Object.values(bounds));
});

test.each([
  [latest.angle, { x: 0.2, y: -0.3 }, `${latest.angle} graus, sobre o trocânter maior`],
  [latest.angle + 5, { x: -6, y: 19 }, `${latest.angle + 5} graus, 5 a mais, 6 mm à frente e 19 mm abaixo`],
  [latest.angle - 1, { x: 3, y: 0 }, `${latest.angle - 1} graus, 1 a menos, 3 mm atrás`],
])('an angle of %s° is spoken with its cost and its place', (angle, beside, words) => {
  expect(spoken(angle, beside)).toBe(words);
});
