import { expect, test } from 'vitest';
import { chapters } from '../../../shared/shownFilm.ts';
import { features } from './features.ts';

// Search engines know the film by its chapters.
test.each(features)('a chapter of the film begins at the second of $title', ({ timestamp }) => {
  expect(chapters.map(({ start }) => start)).toContain(timestamp);
});

test('the seconds of the features rise', () => {
  const seconds = features.map(({ timestamp }) => timestamp);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
});
