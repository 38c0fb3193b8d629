import { expect, test } from 'vitest';
import { features } from './features.ts';

test('the four features lead to the seconds that the specification names', () => {
  expect(features.map(({ timestamp }) => timestamp)).toEqual([36, 36, 60, 72]);
});
