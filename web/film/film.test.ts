import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import recording from '../shared/recording.json' with { type: 'json' };
import { chapters, duration } from '../shared/shownFilm.ts';
import { output } from './encode.ts';
import { expectPlayable } from './playable.fixture.ts';
import { probe } from './probe.fixture.ts';
import { chaptersVtt } from './vtt.ts';

const remedy = 'stale: run `make film`, or `make recording`';

describe('the film that the site shows', () => {
  it('plays on small phones, from its first picture on, and can be sought before it is whole', async () => {
    await expectPlayable(output.film, { duration, seconds: chapters.map(({ start }) => start) });
  });

  it('has 720x1280 at 30 frames a second, as long as stated, in the colours of HD, with sound if stated', async () => {
    const { streams, format } = await probe(output.film, '-show_streams', '-show_format');
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(recording.sound ? ['h264', 'aac'] : ['h264']);
    expect(streams[0]).toMatchObject({
      width: 720,
      height: 1280,
      pix_fmt: 'yuv420p',
      r_frame_rate: '30/1',
      avg_frame_rate: '30/1',
      nb_frames: String(30 * duration),
      color_range: 'tv',
      color_space: 'bt709',
      color_transfer: 'bt709',
      color_primaries: 'bt709',
    });
    expect(Number(format.duration), remedy).toBeCloseTo(duration, 1);
  });
});

describe('the files beside the film', () => {
  it('has chapters that say what the timeline says', async () => {
    expect(await readFile(output.chapters, 'utf8'), remedy).toBe(chaptersVtt(chapters, duration));
  });

  it('has a poster in the size of the film', async () => {
    for (const file of [output.posterWebp, output.posterJpeg]) {
      const { streams } = await probe(file, '-show_streams');
      expect(streams[0]).toMatchObject({ width: 720, height: 1280 });
    }
  });
});
