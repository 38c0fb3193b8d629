// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alignSamples, blockSize } from './align.ts';
import { type Box, parseBoxes, payload, serializeBoxes } from './boxes.ts';
import { output, seekSamples } from './encode.ts';

const tables = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** A film of one track: samples of the given sizes, each filled with its number, keyframes as given. */
function filmOf(sizes: number[], keyframes: number[]): Buffer {
  const words = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));
  const media = Buffer.concat(sizes.map((size, index) => Buffer.alloc(size, index)));
  const stbl: Box[] = [
    { type: 'stss', content: words(0, keyframes.length, ...keyframes.map((index) => index + 1)) },
    { type: 'stsc', content: words(0, 1, 1, sizes.length, 1) },
    { type: 'stsz', content: words(0, 0, sizes.length, ...sizes) },
    { type: 'stco', content: words(0, 1, 0) },
  ];
  const moov = tables
    .slice(0, -1)
    .reduceRight<Box>((child, type) => ({ type, content: [child] }), { type: 'stbl', content: stbl });
  return serializeBoxes([moov, { type: 'mdat', content: media }]);
}

function chunkOffsets(film: Buffer): number[] {
  const stco = payload(parseBoxes(film), ...tables, 'stco');
  return Array.from({ length: stco.readUInt32BE(4) }, (_, index) => stco.readUInt32BE(8 + 4 * index));
}

test('a seek point that would reach into a second block begins a block, and its samples are its own', () => {
  const aligned = alignSamples(filmOf([30_000, 20_000, 10_000], [0, 1]), [1]);
  const [first = 0, second = 0] = chunkOffsets(aligned);
  expect(aligned.subarray(first, first + 30_000).every((byte) => byte === 0)).toBe(true);
  expect(second % blockSize).toBe(0);
  expect(aligned.subarray(second, second + 20_000).every((byte) => byte === 1)).toBe(true);
  expect(aligned.subarray(second + 20_000, second + 30_000).every((byte) => byte === 2)).toBe(true);
});

test('a seek point that lies within a block stays where it is', () => {
  const aligned = alignSamples(filmOf([1000, 2000, 3000], [0, 1]), [1]);
  const [first = 0, second = 0] = chunkOffsets(aligned);
  expect(second - first).toBe(1000);
});

test('a seek point that is no keyframe is refused', () => {
  expect(() => alignSamples(filmOf([10, 10], [0]), [1])).toThrow('sample 1 is no keyframe');
});

test('a film that was aligned before is refused', () => {
  const aligned = alignSamples(filmOf([10, 10], [0, 1]), [1]);
  expect(() => alignSamples(aligned, [1])).toThrow('several chunks');
});

test('the checked-in film has each seek point’s picture within one block', () => {
  const film = readFileSync(output.film);
  const stsz = payload(parseBoxes(film), ...tables, 'stsz');
  const offsets = chunkOffsets(film).slice(1);
  expect(offsets).toHaveLength(seekSamples.length);
  for (const [index, sample] of seekSamples.entries()) {
    const keyframe = stsz.readUInt32BE(12 + 4 * sample);
    const used = (offsets[index] ?? 0) % blockSize;
    expect(used + keyframe, `sample ${sample}`).toBeLessThanOrEqual(blockSize);
  }
});
