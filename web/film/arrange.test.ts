// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrangeSamples, leadSamples } from './arrange.ts';
import { type Box, parseBoxes, payload, serializeBoxes } from './boxes.ts';
import { output, seekSamples } from './encode.ts';

const tables = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** A film of one track: samples of the given sizes, each filled with its number, keyframes as given. */
function filmOf(sizes: number[], keyframes: number[]): Buffer {
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

function words(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));
}

/** The rows of a table: after its version, flags and count, so many words each. */
function rows(film: Buffer, type: string, width: number, header = 8): number[][] {
  const bytes = payload(parseBoxes(film), ...tables, type);
  return Array.from({ length: (bytes.length - header) / (4 * width) }, (_, row) =>
    Array.from({ length: width }, (_, column) => bytes.readUInt32BE(header + 4 * (width * row + column))),
  );
}

/** Where each sample lies, read from the tables as a player reads them. */
function placesOf(film: Buffer): { offset: number; size: number }[] {
  const sizes = rows(film, 'stsz', 1, 12).flat();
  const counts = rows(film, 'stsc', 3).map(([, count = 0]) => count);
  const places = [];
  for (const [chunk, [chunkOffset = 0]] of rows(film, 'stco', 1).entries()) {
    let offset = chunkOffset;
    for (const size of sizes.splice(0, counts[chunk])) {
      places.push({ offset, size });
      offset += size;
    }
  }
  return places;
}

const count = 4 * leadSamples;
const sizes = Array.from({ length: count }, (_, index) => 10 + (index % 7));
const starts = [0, leadSamples + 5, 3 * leadSamples];

test('every sample is found where the tables say, in the order of time', () => {
  const arranged = arrangeSamples(filmOf(sizes, starts), starts);
  const places = placesOf(arranged);
  expect(places).toHaveLength(count);
  for (const [index, { offset, size }] of places.entries()) {
    expect(arranged.subarray(offset, offset + size)).toEqual(Buffer.alloc(sizes[index] ?? 0, index));
  }
});

test('the first samples of the seek points come before all others, the smallest run first', () => {
  const unequal = sizes.map((size, index) => (index === starts[1] ? 5000 : size));
  const places = placesOf(arrangeSamples(filmOf(unequal, starts), starts));
  const inFile = places.map(({ offset }, index) => ({ offset, index })).sort((a, b) => a.offset - b.offset);
  const leads = starts.map((start) => Array.from({ length: leadSamples }, (_, index) => start + index));
  const leadsInFile = inFile.slice(0, 3 * leadSamples).map(({ index }) => index);
  expect(new Set(leadsInFile)).toEqual(new Set(leads.flat()));
  expect(leadsInFile.slice(-leadSamples)).toEqual(leads[1]);
});

test('a seek point near the end has what is left of the film', () => {
  const end = [0, count - 3];
  const places = placesOf(arrangeSamples(filmOf(sizes, end), end));
  expect(places).toHaveLength(count);
});

test('a seek point that is no keyframe is refused', () => {
  expect(() => arrangeSamples(filmOf([10, 10], [0]), [1])).toThrow('sample 1 is no keyframe');
});

test('a film that was arranged before is refused', () => {
  const arranged = arrangeSamples(filmOf(sizes, starts), starts);
  expect(() => arrangeSamples(arranged, starts)).toThrow('arranged already');
});

test('the two checked-in films are the same but for the places of their samples', () => {
  expect(arrangeSamples(readFileSync(output.film), seekSamples).equals(readFileSync(output.arrangedFilm))).toBe(true);
});

test('the arranged film shows each feature’s second from its first 98,304 bytes, three of Chromium’s blocks', () => {
  const places = placesOf(readFileSync(output.arrangedFilm));
  for (const start of seekSamples) {
    for (const { offset, size } of places.slice(start, start + leadSamples)) {
      expect(offset + size, `a sample from ${start}`).toBeLessThanOrEqual(3 * 32 * 1024);
    }
  }
});
