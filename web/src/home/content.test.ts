import { expect, test } from 'vitest';
import { benefits } from './content.ts';

test('there are six benefits', () => {
  expect(benefits).toHaveLength(6);
});
