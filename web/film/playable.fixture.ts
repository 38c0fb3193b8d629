import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { filmType } from '../shared/filmType.ts';
import { probe } from './probe.fixture.ts';

interface Expected {
  /** Whole seconds. */
  duration: number;
  /** The seconds that the site seeks to. */
  seconds: readonly number[];
}

/** Expects of a film that small phones decode it, that a player can seek before it has the whole file, and that it starts at 0. */
export async function expectPlayable(file: string, { duration, seconds }: Expected): Promise<void> {
  const { streams } = await probe(file, '-show_streams', '-select_streams', 'v');
  expect(streams[0]).toMatchObject({ profile: 'High', start_time: '0.000000' });
  expect(filmType).toContain(`avc1.6400${Number(streams[0]?.level).toString(16)}`);

  const { packets } = await probe(file, '-select_streams', 'v', '-show_packets');
  const times = packets.map(({ pts_time }) => Number(pts_time));
  expect(Math.min(...times), 'the first picture').toBe(0);
  const keyframes = packets.filter(({ flags }) => flags.includes('K')).map(({ pts_time }) => Number(pts_time));
  expect(keyframes, 'stale: run `make film`, or `make recording`').toEqual(expect.arrayContaining([...seconds]));
  const gaps = keyframes.map((time, index) => (keyframes[index + 1] ?? duration) - time);
  expect(Math.max(...gaps), 'seconds without a keyframe').toBeLessThanOrEqual(2);

  const content = await readFile(file);
  // The first box of each type (ISO/IEC 14496-12): the index, and in it the edit list of the video, before the pictures.
  const boxAt = (type: string) => content.indexOf(type);
  expect(boxAt('moov'), 'the index').toBeLessThan(boxAt('mdat'));
  // Pictures are decoded in another order than they are shown: the edit begins with the first that is shown.
  const list = content.subarray(boxAt('elst') + 4);
  const edit = { count: list.readUInt32BE(4), milliseconds: list.readUInt32BE(8), start: list.readInt32BE(12) };
  const unedited = await probe(file, '-ignore_editlist', '1', '-select_streams', 'v', '-show_packets');
  const start = Math.min(...unedited.packets.map(({ pts }) => pts));
  expect(edit, 'the edit list').toEqual({ count: 1, milliseconds: 1000 * duration, start });
}
