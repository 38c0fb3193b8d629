import { expect, test } from 'vitest';
import { flexionAt } from './useFlexionDrag.ts';

test.each([
  ['straight down', 0, 186, 0],
  ['straight back', -186, 0, 90],
  ['back and up, at the end of the range', -186, 221.7 * -1, 140],
  ['a little in front of the straight leg', 30, 186, 0],
  ['straight up, nearer the full flexion', 0, -186, 140],
  ['up and forward, nearer the full flexion', 60, -186, 140],
  ['forward, nearer the straight leg', 186, 0, 0],
])('%s is %s,%s: %s degrees', (_where, x, y, want) => {
  expect(flexionAt(x, y)).toBe(want);
});
