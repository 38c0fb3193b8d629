import { expect, it } from 'vitest';
import { viewBox } from '../../../shared/figure/atlas.ts';
import { heading } from '../../../shared/geometry/geometry.ts';
import { ledger, plates } from './plates.ts';

it.each(ledger)('the names of the $joint are in its drawing, and the ends of their leaders', ({ names, zeroName }) => {
  for (const { at, leader = at } of [...Object.values(names), zeroName]) {
    for (const { x, y } of [at, leader]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(viewBox.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(viewBox.height);
    }
  }
});

/** The angle between two directions, in degrees. */
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

it.each(ledger)('from the line of 0° to the moving arm, the $joint measures what its patient has', (plate) => {
  expect(between(heading(plate.axis, plate.moving), plate.zero)).toBeCloseTo(plate.latest.angle, 0);
});

it.each([
  { plate: plates.shoulder, line: 'the parallel to the sternum of a seated body is upright', direction: 90 },
  { plate: plates.hip, line: 'the midaxillary line of a lying body is level', direction: 0 },
])('$line', ({ plate: { axis, fixed }, direction }) => {
  expect(heading(axis, fixed)).toBeCloseTo(direction, 1);
});

it('the 0° of the ankle, a foot at 90° to the leg, is square to the arm to the head of the fibula', () => {
  const { zeroName, zero, axis, fixed } = plates.ankle;
  expect(zeroName.lines.join(' ')).toBe('0°: pé a 90° da perna');
  expect(between(heading(axis, fixed), zero)).toBeCloseTo(90, 1);
});
