import { expect, test } from 'vitest';
import { clock } from './clock.ts';

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [60, '1:00'],
  [72.4, '1:12'],
  [3600, '60:00'],
])('%s s reads %s', (seconds, want) => {
  expect(clock(seconds)).toBe(want);
});
