import { expect, test } from 'vitest';
import { polar, rounded } from '../../../shared/geometry/geometry.ts';
import { duration } from '../../../shared/shownFilm.ts';
import {
  degreesAt,
  dial,
  leader,
  numeralOpacity,
  onDial,
  reach,
  readingPlace,
  readingSize,
  rim,
  rows,
} from './dialGeometry.ts';
import { features } from './features.ts';

test('one second is one degree, and the middle of the film is level, at the middle of the right edge', () => {
  expect(degreesAt(duration) - degreesAt(0)).toBe(duration);
  expect(degreesAt(duration / 2)).toBe(0);
  expect(onDial(duration / 2, dial.width)).toEqual({ x: '100%', y: '50%' });
});

test.each(features.map((feature, row) => [feature.title, feature.timestamp, row] as const))(
  'the leader of %s begins at its second and ends in the middle of its row',
  (_title, second, row) => {
    const path = leader(second, row);
    const { x, y } = rounded(polar({ x: 0, y: 0 }, rim, degreesAt(second)));
    expect(path.startsWith(`M${x} ${y}L`)).toBe(true);
    expect(path.endsWith(` ${rows.top + (row + 0.5) * rows.height}H${reach}`)).toBe(true);
  },
);

// A film of more seconds has no dial.
test.each([0, 20, 36, 45, 60, 72, 89].filter((second) => second < duration && duration <= 90))(
  'at %i s the reading is beside the knob, inside the rim and above the arm',
  (second) => {
    const { dx, dy } = readingPlace(second);
    const knob = polar({ x: 0, y: 0 }, rim - 20, degreesAt(second));
    const corner = { x: knob.x + readingSize * Number.parseFloat(dx), y: knob.y + readingSize * Number.parseFloat(dy) };
    expect(Math.hypot(corner.x, corner.y)).toBeLessThan(rim - 20);
    expect(Math.hypot(corner.x - knob.x, corner.y - knob.y), 'its distance from the knob').toBeLessThan(
      2.5 * readingSize,
    );
    expect(corner.x - 2.1 * readingSize, 'beside the phone').toBeGreaterThan(300);
    // The arm's height at the two lower corners, in ems from the knob's side of the reading; y grows downwards.
    const slope = Math.tan((degreesAt(second) * Math.PI) / 180);
    for (const corner of [Number.parseFloat(dx), Number.parseFloat(dx) - 2.1]) {
      expect(Number.parseFloat(dy)).toBeLessThan(slope * corner - 0.4);
    }
  },
);

test.each([
  [60, 0, 1],
  [60, 53, 1],
  [60, 57, 0],
  [60, 60, 0],
  [60, 74, 0],
  [60, 76, 1],
])('the numeral of %i s with the film at %i s has the opacity %i', (second, now, want) => {
  expect(numeralOpacity(second, now)).toBe(want);
});
