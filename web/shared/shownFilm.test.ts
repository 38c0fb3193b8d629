import { describe, expect, it } from 'vitest';
import { chapters, duration } from './shownFilm.ts';

describe('the timeline of the film that the site shows', () => {
  it('goes from 0 to its end in chapters that follow each other', () => {
    const starts = chapters.map(({ start }) => start);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(Math.max(...starts)).toBeLessThan(duration);
  });

  it('describes each chapter and claims no diagnosis', () => {
    for (const { transcript } of chapters) {
      expect(transcript).toMatch(/^[A-ZÀ-Ü].*\.$/);
      expect(transcript).not.toMatch(/diagn[óo]stic/i);
    }
  });
});
