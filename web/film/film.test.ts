import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { duration } from '../shared/timeline.ts';
import { output, seekPoints } from './encode.ts';
import { run } from './ffmpeg.ts';
import { filmFingerprint } from './fingerprint.ts';
import { chaptersVtt } from './vtt.ts';

const remedy = 'stale: run `make film`';

describe('the film that is checked in', () => {
  it('has at most 1,700,000 bytes, its index before its pictures, and nothing fragmented', async () => {
    const film = await readFile(output.film);
    expect(film.length).toBeLessThanOrEqual(1_700_000);
    expect(boxTypes(film).filter((type) => type !== 'free')).toEqual(['ftyp', 'moov', 'mdat']);
  });

  it('is 90 s of 720x1280 at 30 frames a second, silent, in the colours of HD', async () => {
    const { streams, format } = await probe(output.film, '-show_streams', '-show_format');
    expect(streams).toHaveLength(1);
    expect(streams[0]).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      width: 720,
      height: 1280,
      pix_fmt: 'yuv420p',
      r_frame_rate: '30/1',
      avg_frame_rate: '30/1',
      nb_frames: '2700',
      color_range: 'tv',
      color_space: 'bt709',
      color_transfer: 'bt709',
      color_primaries: 'bt709',
    });
    expect(Number(format.duration)).toBeCloseTo(duration, 2);
  });

  it('has a keyframe at each second that the site seeks to, and never two seconds without one', async () => {
    const { packets } = await probe(output.film, '-show_packets');
    const keyframes = packets.filter(({ flags }) => flags.includes('K')).map(({ pts_time }) => Number(pts_time));
    expect(keyframes).toEqual(expect.arrayContaining(seekPoints));
    const gaps = keyframes.map((time, index) => (keyframes[index + 1] ?? duration) - time);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2);
  });
});

test('film and posters show what the scenes draw now', { timeout: 60_000 }, async () => {
  expect((await readFile(output.drawnFrom, 'utf8')) === filmFingerprint(), remedy).toBe(true);
});

describe('the files beside the film', () => {
  it('has chapters that say what the timeline says', async () => {
    expect(await readFile(output.chapters, 'utf8'), remedy).toBe(chaptersVtt());
  });

  it('has a poster in the size of the film, of at most 25 kB as WebP', async () => {
    expect((await readFile(output.posterWebp)).length).toBeLessThanOrEqual(25_000);
    for (const file of [output.posterWebp, output.posterJpeg]) {
      const { streams } = await probe(file, '-show_streams');
      expect(streams[0]).toMatchObject({ width: 720, height: 1280 });
    }
  });
});

/** The types of a file's top-level boxes (ISO/IEC 14496-12, 4.2). */
function boxTypes(file: Buffer): string[] {
  const types: string[] = [];
  for (let offset = 0; offset < file.length; offset += file.readUInt32BE(offset)) {
    types.push(file.toString('latin1', offset + 4, offset + 8));
  }
  return types;
}

interface Probe {
  streams: Record<string, unknown>[];
  packets: { pts_time: string; flags: string }[];
  format: { duration: string };
}

async function probe(file: string, ...show: string[]): Promise<Probe> {
  const output = await run('ffprobe', ['-loglevel', 'error', ...show, '-of', 'json', file]);
  return JSON.parse(output.toString());
}
