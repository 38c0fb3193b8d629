// @vitest-environment node
import { expect, test } from 'vitest';
import { dialTicks, rulerTicks } from './dial.ts';

test('a dial has a tick at each step, centred on it, the first and the last as wide as the others', () => {
  const ticks = dialTicks({ radius: 90, from: 180, to: 360, step: 10, length: 20, width: Math.PI });
  // Half way along its ticks the dial's radius is 100: there a degree is 1.745 units long, and a tick 1.8 degrees wide.
  expect(ticks).toEqual({
    d: 'M-100 1.6A100 100 0 1 1 100 1.6',
    pathLength: 181.8,
    strokeWidth: 20,
    strokeDasharray: '1.8 8.2',
  });
});

test('a dial may run counterclockwise', () => {
  expect(dialTicks({ radius: 90, from: 0, to: -90, step: 10, length: 20, width: Math.PI })).toMatchObject({
    d: 'M100 1.6A100 100 0 0 0 -1.6 -100',
    pathLength: 91.8,
  });
});

test('a ruler has a tick at each step, counted from its beginning', () => {
  expect(rulerTicks({ y: 4, from: 0, to: -500, step: 10, length: 6, width: 1 })).toEqual({
    d: 'M0.5 7H-500.5',
    pathLength: 501,
    strokeWidth: 6,
    strokeDasharray: '1 9',
  });
});
