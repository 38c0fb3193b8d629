// @vitest-environment node
import { expect, test } from 'vitest';
import { dialAngle, dialArcs } from './dialArcs.ts';

test('noon is at the top, and an hour is 15 degrees', () => {
  expect([6, 12, 18, 24].map((hour) => dialAngle(60 * hour))).toEqual([-180, -90, 0, 90]);
});

test('each entry has an arc from its opening to its closing time, the first one outside', () => {
  const arcs = dialArcs([
    { days: ['Monday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:30', closes: '13:00' },
  ]);
  expect(arcs).toEqual([
    { radius: 128, from: -135, to: 0 },
    { radius: 96, from: -142.5, to: -75 },
  ]);
});

test('an arc past midnight goes on', () => {
  expect(dialArcs([{ days: ['Friday'], opens: '18:00', closes: '02:00' }])).toEqual([
    { radius: 128, from: 0, to: 120 },
  ]);
});

test('four entries stay apart from the pivot', () => {
  const entry = { days: ['Monday'], opens: '09:00', closes: '18:00' } as const;
  expect(dialArcs([entry, entry, entry, entry]).map(({ radius }) => radius)).toEqual([128, 104, 80, 56]);
});
