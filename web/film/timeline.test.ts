import { describe, expect, it } from 'vitest';
import { chapters, duration, startOf } from './timeline.ts';
import { chaptersVtt } from './vtt.ts';

describe('the timeline', () => {
  it.each([
    ['goniometria', 36],
    ['relatorios', 60],
    ['compartilhamento', 72],
  ] as const)('begins %s at %i s', (id, second) => {
    expect(startOf(id)).toBe(second);
  });

  it('goes from 0 to 90 s in chapters that follow each other', () => {
    const starts = chapters.map(({ start }) => start);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(duration).toBe(90);
    expect(Math.max(...starts)).toBeLessThan(duration);
  });

  it('describes each chapter in words and promises nothing', () => {
    for (const { transcript } of chapters) {
      expect(transcript).toMatch(/^[A-ZÀ-Ü].{80,}\.$/);
      expect(transcript).not.toMatch(/diagn[óo]stic/i);
    }
  });
});

describe('the chapters track', () => {
  it('has a cue from each start to the next, with the hours written out', () => {
    const track = chaptersVtt([
      { id: 'a', start: 0, title: 'Um', transcript: '' },
      { id: 'b', start: 62.5, title: 'Dois', transcript: '' },
    ]);
    expect(track).toBe('WEBVTT\n\na\n00:00:00.000 --> 00:01:02.500\nUm\n\nb\n00:01:02.500 --> 00:01:30.000\nDois\n');
  });
});
