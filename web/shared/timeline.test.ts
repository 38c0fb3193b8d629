import { describe, expect, it } from 'vitest';
import { chapters, duration } from './timeline.ts';

describe('the timeline', () => {
  it('goes from 0 to 90 s in chapters that follow each other', () => {
    const starts = chapters.map(({ start }) => start);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(duration).toBe(90);
    expect(Math.max(...starts)).toBeLessThan(duration);
  });

  it('describes each chapter and claims no diagnosis', () => {
    for (const { transcript } of chapters) {
      expect(transcript).toMatch(/^[A-ZÀ-Ü].{80,}\.$/);
      expect(transcript).not.toMatch(/diagn[óo]stic/i);
    }
  });
});
