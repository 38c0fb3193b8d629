import { describe, expect, it } from 'vitest';
import { chaptersVtt } from './vtt.ts';

describe('the chapters track', () => {
  it('has a cue from each start to the next, with the hours written out', () => {
    const track = chaptersVtt([
      { id: 'a', start: 0, title: 'Um', transcript: '' },
      { id: 'b', start: 62.5, title: 'Dois', transcript: '' },
    ]);
    expect(track).toBe('WEBVTT\n\na\n00:00:00.000 --> 00:01:02.500\nUm\n\nb\n00:01:02.500 --> 00:01:30.000\nDois\n');
  });
});
