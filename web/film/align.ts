import { type Box, parseBoxes, payload, serializeBoxes } from './boxes.ts';

/** Chromium reads media in blocks of this many bytes, and shows nothing of a block that is not there whole. */
export const blockSize = 32 * 1024;

/** How many samples have to arrive before the first of them is shown, since decoding looks ahead. */
const lookahead = 8;

const tables = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/**
 * Moves the pictures of a film of one track so that each sample of `starts` (numbers from 0, keyframes) and those
 * that its decoder waits for lie within one block: a seek to it then costs one block and not two. The gaps are
 * bytes of the media data that no table names. Throws when a start is no keyframe.
 */
export function alignSamples(film: Buffer, starts: readonly number[]): Buffer {
  const boxes = parseBoxes(film);
  const sizes = values(payload(boxes, ...tables, 'stsz'), 12);
  const keyframes = new Set(values(payload(boxes, ...tables, 'stss'), 8).map((number) => number - 1));
  for (const start of starts) {
    if (!keyframes.has(start)) throw new Error(`sample ${start} is no keyframe`);
  }

  if (values(payload(boxes, ...tables, 'stco'), 8).length > 1) throw new Error('the film is in several chunks already');

  const media = payload(boxes, 'mdat');
  const chunks = [0, ...starts].map((start, index) => ({ start, end: starts[index] ?? sizes.length }));
  const moov = (offsets: number[]) =>
    boxes.filter(({ type }) => type !== 'mdat').map((box) => withChunks(box, chunks, offsets));
  // The tables have their final size whatever they say, so the media data's place is known before the offsets are.
  const mediaStart = serializeBoxes(moov(chunks.map(() => 0))).length + 8;

  const offsets: number[] = [];
  const pieces: Buffer[] = [];
  let read = 0;
  let written = mediaStart;
  for (const { start, end } of chunks) {
    const gap = gapBefore(written, sum(sizes.slice(start, start + lookahead)));
    const length = sum(sizes.slice(start, end));
    offsets.push(written + gap);
    pieces.push(Buffer.alloc(gap), media.subarray(read, read + length));
    read += length;
    written += gap + length;
  }
  return serializeBoxes([...moov(offsets), { type: 'mdat', content: Buffer.concat(pieces) }]);
}

/** How many bytes to leave out so that `length` bytes at `offset` reach into no further block than they must. */
function gapBefore(offset: number, length: number): number {
  const used = offset % blockSize;
  return used + length <= blockSize ? 0 : blockSize - used;
}

/** The box with its sample-to-chunk and chunk-offset tables rewritten (ISO/IEC 14496-12, 8.7.4 and 8.7.5). */
function withChunks(box: Box, chunks: { start: number; end: number }[], offsets: number[]): Box {
  if (Array.isArray(box.content))
    return { ...box, content: box.content.map((child) => withChunks(child, chunks, offsets)) };
  if (box.type === 'stsc')
    return { ...box, content: table(chunks.map(({ start, end }, index) => [index + 1, end - start, 1])) };
  if (box.type === 'stco') return { ...box, content: table(offsets.map((offset) => [offset])) };
  return box;
}

/** A full box's table of 32-bit rows. */
function table(rows: number[][]): Buffer {
  const words = [0, rows.length, ...rows.flat()];
  const bytes = Buffer.alloc(4 * words.length);
  for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, 4 * index);
  return bytes;
}

/** The 32-bit values of a payload from an offset to its end. */
function values(bytes: Buffer, offset: number): number[] {
  return Array.from({ length: (bytes.length - offset) / 4 }, (_, index) => bytes.readUInt32BE(offset + 4 * index));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
