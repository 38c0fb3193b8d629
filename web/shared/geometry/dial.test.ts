// @vitest-environment node
import { expect, test } from 'vitest';
import { rulerTicks } from './dial.ts';

test('a ruler has a tick at each step, counted from its beginning', () => {
  expect(rulerTicks({ y: 4, from: 0, to: -500, step: 10, length: 6, width: 1 })).toEqual({
    d: 'M0.5 7H-500.5',
    pathLength: 501,
    strokeWidth: 6,
    strokeDasharray: '1 9',
  });
});
